extension RetryPolicy {
  /// The delay before the next attempt.
  public enum Backoff: Hashable, Sendable {
    /// No delay.
    case none
    /// The same delay after each attempt.
    case constant(Duration)
    /// A delay that grows by a factor with each attempt, up to a maximum.
    case exponential(
      initial: Duration,
      factor: Double = 2,
      maximum: Duration = .seconds(60)
    )
  }
}

extension RetryPolicy.Backoff {
  /// Returns the delay after an attempt, counted from 1; never longer than the maximum.
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
    // Zero times infinity is not a number; it counts as zero.
    guard attoseconds.isFinite else { return initial == .zero ? .zero : maximum }
    guard attoseconds < Double(maximum.attoseconds) else { return maximum }
    return Duration(attoseconds: Int128(attoseconds))
  }

  /// Raises to a power by squaring: the exponent may be arbitrarily large.
  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result *= square }
      square *= square
      rest /= 2
    }
    return result
  }

  /// The reason the back-off is invalid; `nil` if it is valid.
  var defect: AttemptDefect? {
    switch self {
    case .none: nil
    case .constant(let duration): duration < .zero ? .negativeBackoff : nil
    case .exponential(let initial, let factor, let maximum):
      if initial < .zero || maximum < .zero {
        .negativeBackoff
      } else {
        // Written so that NaN fails, too.
        factor >= 1 && factor.isFinite ? nil : .factor("\(factor)")
      }
    }
  }
}
