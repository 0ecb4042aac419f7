#if Macros
extension String {
  /// The name that differs from this one by the fewest edits, if that is few enough for a typo.
  func nearest(in names: [String]) -> String? {
    let limit = Swift.max(1, count / 4)
    return
      names
      .map { (name: $0, distance: distance(to: $0)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// The number of insertions, deletions and substitutions between two names.
  private func distance(to other: String) -> Int {
    let own = Array(lowercased())
    let others = Array(other.lowercased())
    if abs(own.count - others.count) > own.count { return .max }
    var row = Array(0...others.count)
    for (position, character) in own.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for (column, candidate) in others.enumerated() {
        let substitution = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(substitution, row[column] + 1, diagonal + 1)
      }
    }
    return row[others.count]
  }
}
#endif
