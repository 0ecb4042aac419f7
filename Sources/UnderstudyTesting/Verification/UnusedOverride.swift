import Understudy

/// The unused registrations of one line.
struct UnusedOverride: Equatable {
  let site: SourceSite
  private(set) var keys: [Key]

  /// Returns the unused ones among the marks, in order. A key that the same container has
  /// registered again is not checked.
  static func all(among marks: [RegistrationUsage]) -> [UnusedOverride] {
    merged(OverrideGroup.all(among: marks).filter { !$0.isUsed }.map { ($0.site, $0.keys) })
  }

  /// Returns one for each line.
  static func merged(_ unused: [(site: SourceSite, keys: [Key])]) -> [UnusedOverride] {
    var merged: [UnusedOverride] = []
    for (site, keys) in unused where !keys.isEmpty {
      if let index = merged.firstIndex(where: { $0.site == site }) {
        let earlier = merged[index].keys
        merged[index].keys += keys.filter { !earlier.contains($0) }
      } else {
        merged.append(UnusedOverride(site: site, keys: keys))
      }
    }
    return merged
  }

  /// - Parameters:
  ///   - place: where they were made, such as `a withContainer block of sells()`.
  ///   - readings: objects made outside that resolved one of the keys from their own container.
  ///   - request: who asked.
  func text(
    in place: String,
    readings: [JournalStore.Reading],
    for request: Request = .test
  ) -> String {
    let names = keys.count > 5 ? "\(keys.count) keys" : keys.names
    var text = "The registration of \(names) in \(place) was never used."
    for reading in readings.prefix(5) {
      text +=
        "\n  \(reading.owner), at \(reading.site), does not see it: \(reading.owner) was made "
        + "outside and resolves \(reading.key) from its own container"
    }
    let cure =
      readings.isEmpty
      ? "remove it, or let the code under test resolve \(names)"
      : "make the object inside the block, or register in the container of the object, before you make it"
    return text + "\n  fix: \(cure). To turn this check off, \(request.silencing)."
  }
}

extension [Key] {
  /// A list such as `Mailer, SeatMap and Receipt`.
  fileprivate var names: String {
    guard let last, count > 1 else { return first.map { "\($0)" } ?? "" }
    return dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(last)"
  }
}
