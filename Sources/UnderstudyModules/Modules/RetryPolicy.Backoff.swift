extension RetryPolicy {
  /// How long to wait before the next attempt.
  public enum Backoff: Hashable, Sendable {
    /// Not at all.
    case none
    /// The same time after each attempt.
    case constant(Duration)
    /// A time that grows by a factor with each attempt, up to a maximum.
    case exponential(
      initial: Duration,
      factor: Double = 2,
      maximum: Duration = .seconds(60)
    )
  }
}

extension RetryPolicy.Backoff {
  /// How long to wait after an attempt, counted from 1; never longer than the maximum.
  func delay(afterAttempt attempt: Int) -> Duration {
    switch self {
    case .none: .zero
    case .constant(let duration): duration
    case .exponential(let initial, let factor, let maximum):
      Self.grown(initial, by: factor, times: max(0, attempt - 1), atMost: maximum)
    }
  }

  private static func grown(
    _ initial: Duration,
    by factor: Double,
    times: Int,
    atMost maximum: Duration
  ) -> Duration {
    guard initial < maximum else { return maximum }
    let attoseconds = Double(initial.attoseconds) * power(factor, times)
    // Zero times infinity is not a number, and stands for zero.
    guard attoseconds.isFinite else { return initial == .zero ? .zero : maximum }
    guard attoseconds < Double(maximum.attoseconds) else { return maximum }
    return Duration(attoseconds: Int128(attoseconds))
  }

  /// By squaring: the exponent may be as large as it likes.
  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result *= square }
      square *= square
      rest /= 2
    }
    return result
  }

  /// What makes no sense about it.
  var defect: String? {
    switch self {
    case .none: nil
    case .constant(let duration): duration < .zero ? "its back-off is negative" : nil
    case .exponential(let initial, let factor, let maximum):
      if initial < .zero || maximum < .zero {
        "its back-off is negative"
      } else {
        // Written so that what is not a number fails, too.
        factor >= 1 && factor.isFinite ? nil : "its back-off grows by a factor of \(factor)"
      }
    }
  }
}
