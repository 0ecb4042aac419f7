import Understudy

/// Registrations that stand together, of which none was used.
struct UnusedOverride: Equatable {
  let site: SourceSite
  let keys: [Key]

  /// Those among the marks, in order. What the same container has registered again is not asked for.
  static func all(among marks: [OverrideMark]) -> [UnusedOverride] {
    OverrideGroup.all(among: marks).compactMap { group in
      group.isUsed || group.keys.isEmpty
        ? nil : UnusedOverride(site: group.site, keys: group.keys)
    }
  }

  /// - Parameters:
  ///   - place: where it was made, such as `a withContainer block of sells()`.
  ///   - readings: objects made outside that asked their own container for one of the keys.
  func text(in place: String, readings: [JournalStore.Reading]) -> String {
    let names = keys.count > 5 ? "\(keys.count) keys" : keys.names
    var text = "The registration of \(names) in \(place) was never used."
    for reading in readings.prefix(5) {
      text +=
        "\n  could not see it: \(reading.owner), at \(reading.site), which was made outside and "
        + "asks its own container for \(reading.key)"
    }
    let cure =
      readings.isEmpty
      ? "remove it, or let what it is for ask for \(names)"
      : "make that object inside, or register before it is made"
    return text
      + "\n  fix: \(cure). If it need not be used, let verification ignore .unusedOverrides there."
  }
}

extension [Key] {
  /// Such as `Mailer, SeatMap and Receipt`.
  fileprivate var names: String {
    guard let last, count > 1 else { return first.map { "\($0)" } ?? "" }
    return dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(last)"
  }
}
