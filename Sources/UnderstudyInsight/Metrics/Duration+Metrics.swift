extension Duration {
  /// Whole nanoseconds, rounded down: at least 0, at most `Int64.max`.
  package var clampedNanoseconds: Int64 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    let (whole, isTooMany) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isTooMany || isTooMuch ? .max : sum
  }

  /// The duration with three digits and the fitting unit, as in `1.25 ms`; from a minute up, in
  /// whole seconds.
  package var brief: String {
    let nanoseconds = clampedNanoseconds
    if nanoseconds < 1_000 { return "\(nanoseconds) ns" }
    for (unit, size) in [("µs", Int64(1_000)), ("ms", 1_000_000), ("s", 1_000_000_000)] {
      if let digits = Self.threeDigits(nanoseconds, of: size) { return "\(digits) \(unit)" }
    }
    let seconds = nanoseconds / 1_000_000_000
    if seconds < 60 { return "1 min" }
    let parts = [(seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min")]
    return (parts + [(seconds % 60, "s")]).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: " ")
  }

  /// Returns the value with three digits; `nil` if it would be a thousand, or sixty seconds, and so
  /// needs the next unit.
  private static func threeDigits(_ nanoseconds: Int64, of size: Int64) -> String? {
    let next: Int64 = size == 1_000_000_000 ? 60 : 1_000
    guard nanoseconds < next * size else { return nil }
    for (digits, scale) in [(2, Int64(100)), (1, 10), (0, 1)] {
      // At most 60 s in nanoseconds, so the multiplication cannot overflow.
      let scaled = (nanoseconds * scale + size / 2) / size
      guard scaled < 1_000 || digits == 0 else { continue }
      guard scaled < next * scale else { return nil }
      if digits == 0 { return "\(scaled)" }
      let fraction = "\(scaled % scale)"
      return "\(scaled / scale)."
        + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
    }
    return nil
  }
}
