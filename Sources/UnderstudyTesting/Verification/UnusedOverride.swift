import Understudy

/// Registrations made at one line, of which none was used.
struct UnusedOverride: Equatable {
  let site: SourceSite
  let keys: [Key]

  /// The lines whose registrations were all in vain, in order.
  static func all(among marks: [OverrideMark]) -> [UnusedOverride] {
    var order: [SourceSite] = []
    var marksOfLine: [SourceSite: [OverrideMark]] = [:]
    for mark in marks {
      if marksOfLine[mark.site] == nil { order.append(mark.site) }
      marksOfLine[mark.site, default: []].append(mark)
    }
    return order.compactMap { site in
      guard let marks = marksOfLine[site], !marks.contains(where: \.isUsed) else { return nil }
      var keys: [Key] = []
      for mark in marks where !keys.contains(mark.key) { keys.append(mark.key) }
      return UnusedOverride(site: site, keys: keys)
    }
  }

  /// - Parameters:
  ///   - place: where it was made, such as `a withContainer block of sells()`.
  ///   - readings: objects made outside that asked their own container for one of the keys.
  func text(in place: String, readings: [JournalStore.Reading]) -> String {
    let names = keys.map { "\($0)" }.joined(separator: " and ")
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
