extension Duration {
  /// The duration in milliseconds with three decimals, whatever its size: `0.042 ms`,
  /// `1250.000 ms`.
  ///
  /// A single unit makes the lines of a log comparable.
  var inMilliseconds: String {
    let (seconds, attoseconds) = components
    let microseconds = Int128(seconds) * 1_000_000 + Int128(attoseconds / 1_000_000_000_000)
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let decimals = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
    return "\(microseconds < 0 ? "-" : "")\(whole).\(decimals) ms"
  }
}
