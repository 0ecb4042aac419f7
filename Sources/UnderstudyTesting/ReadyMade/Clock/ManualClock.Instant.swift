extension ManualClock {
  /// A moment of a manual clock: the time since the clock's start.
  ///
  /// ```swift
  /// let deadline = clock.now.advanced(by: .seconds(30))
  /// print(deadline.offset)  // 30.0 seconds
  /// ```
  public struct Instant: InstantProtocol {
    /// The time since the clock's start; negative before it.
    public let offset: Duration

    /// Makes the moment at this time after the clock's start.
    ///
    /// - Parameter offset: the time since the clock's start.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the moment that is later by a duration; one beyond the range of `Duration` is the
    /// last there is.
    ///
    /// - Parameter duration: the time to add; a negative one goes back.
    public func advanced(by duration: Duration) -> Instant {
      let (sum, overflow) = offset.attoseconds.addingReportingOverflow(duration.attoseconds)
      guard overflow else { return Instant(offset: Duration(attoseconds: sum)) }
      return Instant(offset: Duration(attoseconds: duration < .zero ? .min : .max))
    }

    /// Returns the time until the other moment; negative if that is earlier.
    ///
    /// - Parameter other: the instant to measure to.
    public func duration(to other: Instant) -> Duration {
      let (difference, overflow) = other.offset.attoseconds
        .subtractingReportingOverflow(offset.attoseconds)
      guard overflow else { return Duration(attoseconds: difference) }
      return Duration(attoseconds: other < self ? .min : .max)
    }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }
}
