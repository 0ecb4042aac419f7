extension Duration {
  /// In milliseconds with three decimals, whatever its size: `0.042 ms`, `1250.000 ms`.
  ///
  /// One unit, so that lines of a log can be compared.
  var inMilliseconds: String {
    let (seconds, attoseconds) = components
    let microseconds = Int128(seconds) * 1_000_000 + Int128(attoseconds / 1_000_000_000_000)
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let decimals = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
    return "\(microseconds < 0 ? "-" : "")\(whole).\(decimals) ms"
  }
}
