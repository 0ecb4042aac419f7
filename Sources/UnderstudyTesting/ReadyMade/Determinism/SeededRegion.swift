#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The locale, the time zone and the calendar of a bundle, as a value.
///
/// All three are drawn from the seed, in a fixed order and from numbers of their own, and only
/// then replaced by those that are not wanted drawn. So none depends on another being fixed, and
/// the random numbers of the seed stay the same.
struct SeededRegion {
  /// The choices, whose order must not change: a seed means an index.
  static let locales = [
    "en_US_POSIX", "en_US", "en_GB", "de_DE", "fr_FR", "sv_SE", "tr_TR", "pt_BR", "hi_IN", "ja_JP",
    "zh_Hans_CN", "ar_EG", "he_IL", "fa_IR", "th_TH", "lt_LT",
  ]
  static let timeZones = [
    "GMT", "Europe/London", "America/New_York", "America/Sao_Paulo", "Europe/Moscow",
    "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Lord_Howe", "America/St_Johns",
    "Pacific/Pago_Pago", "Pacific/Kiritimati",
  ]
  static let calendars: [Calendar.Identifier] = [
    .gregorian, .iso8601, .buddhist, .japanese, .hebrew, .persian, .islamicUmmAlQura, .indian,
  ]

  let locale: Locale
  let timeZone: TimeZone
  let calendar: Calendar
  /// What was drawn, for the remark with a failure; `nil` if nothing was.
  let remark: String?

  init(
    _ seed: Seed,
    _ drawing: DeterministicDoubles.Drawing,
    _ locale: Locale?,
    _ timeZone: TimeZone?,
    _ calendar: Calendar.Identifier?
  ) {
    var numbers = SplitMix64(seed: seed.value ^ 0x4C4F_4341_4C45_0001)
    let drawnLocale = Self.locales[numbers.index(below: Self.locales.count)]
    let drawnZone = Self.timeZones[numbers.index(below: Self.timeZones.count)]
    let drawnCalendar = Self.calendars[numbers.index(below: Self.calendars.count)]
    var drawn: [String] = []
    if let locale {
      self.locale = locale
    } else if drawing.contains(.locale) {
      self.locale = Locale(identifier: drawnLocale)
      drawn.append("locale \(drawnLocale)")
    } else {
      self.locale = Locale(identifier: "en_US_POSIX")
    }
    if let timeZone {
      self.timeZone = timeZone
    } else if drawing.contains(.timeZone) {
      // Without the database of time zones, as in a program that only links the essentials, GMT.
      self.timeZone = TimeZone(identifier: drawnZone) ?? .gmt
      drawn.append("time zone \(self.timeZone.identifier)")
    } else {
      self.timeZone = .gmt
    }
    var identifier = calendar ?? .gregorian
    if calendar == nil, drawing.contains(.calendar) {
      identifier = drawnCalendar
      drawn.append("calendar \(drawnCalendar)")
    }
    var madeCalendar = Calendar(identifier: identifier)
    madeCalendar.locale = self.locale
    madeCalendar.timeZone = self.timeZone
    self.calendar = madeCalendar
    remark = drawn.isEmpty ? nil : "seed \(seed.value) drew \(drawn.joined(separator: ", "))"
  }
}

extension SplitMix64 {
  /// Returns an index by a remainder, not by the standard library, whose use of the numbers may
  /// change with its version.
  fileprivate mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
