extension [Key] {
  /// The keys sorted by their descriptions, each of which is made once.
  var sortedByName: [Key] {
    map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
