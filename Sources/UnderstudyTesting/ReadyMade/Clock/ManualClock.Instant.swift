extension ManualClock {
  /// A moment of a manual clock: how long after the clock's start it is.
  ///
  /// ```swift
  /// let deadline = clock.now.advanced(by: .seconds(30))
  /// print(deadline)         // 30.0 seconds
  /// print(deadline.offset)  // the same as a Duration
  /// ```
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The moment a clock stands at when it is made or reset.
    public static let start = Instant(offset: .zero)

    /// How long after the clock's start it is; negative before it.
    public let offset: Duration

    /// Makes the moment that is so long after the clock's start.
    public init(offset: Duration) { self.offset = offset }

    /// The moment that is so much later; one beyond what a `Duration` can hold is the last there is.
    public func advanced(by duration: Duration) -> Instant {
      let (sum, overflow) = offset.attoseconds.addingReportingOverflow(duration.attoseconds)
      guard overflow else { return Instant(offset: Duration(attoseconds: sum)) }
      return Instant(offset: Duration(attoseconds: duration < .zero ? .min : .max))
    }

    /// How much later the other moment is; negative if it is earlier.
    public func duration(to other: Instant) -> Duration {
      let (difference, overflow) = other.offset.attoseconds
        .subtractingReportingOverflow(offset.attoseconds)
      guard overflow else { return Duration(attoseconds: difference) }
      return Duration(attoseconds: other < self ? .min : .max)
    }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }

    public var description: String { "\(offset)" }
  }
}
