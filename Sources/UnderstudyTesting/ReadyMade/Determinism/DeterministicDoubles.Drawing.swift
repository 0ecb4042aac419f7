extension DeterministicDoubles {
  /// What a bundle draws from its seed, instead of using the usual value.
  ///
  /// ```swift
  /// DeterministicDoubles(drawing: [.locale, .timeZone])
  /// DeterministicDoubles(timeZone: .current, drawing: .region)  // all but the time zone
  /// ```
  public struct Drawing: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One of several locales that have found bugs: with a decimal comma, other digits, text from
    /// right to left, or a capital `i` with a dot.
    public static let locale = Drawing(rawValue: 1)
    /// One of several time zones that have found bugs: with summer time, with half an hour or a
    /// quarter, or a day ahead.
    public static let timeZone = Drawing(rawValue: 2)
    /// One of several calendars that have found bugs: with other years, eras, or 13 months.
    public static let calendar = Drawing(rawValue: 4)
    /// The locale, the time zone and the calendar.
    public static let region: Drawing = [.locale, .timeZone, .calendar]
  }
}
