/// How long something has not changed, according to repeated readings.
///
/// At most ``step`` of the time between two readings counts: the code that would change it may wait
/// for its turn just as long as the reader.
package struct StillTime<Reading: Equatable & Sendable>: Sendable {
  package let step: Duration
  package private(set) var elapsed = Duration.zero
  private var last: Reading

  package init(_ reading: Reading, step: Duration) {
    last = reading
    self.step = step
  }

  /// Records a reading, and the time since the one before.
  package mutating func note(_ reading: Reading, after time: Duration) {
    elapsed = reading == last ? elapsed + min(time, step) : .zero
    last = reading
  }
}
