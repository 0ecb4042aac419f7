/// How long something has not changed, as far as looks at it tell.
///
/// Of the time between two looks ``step`` counts at most: what would change it may wait for its turn just
/// as long as who looks.
package struct StillTime<Reading: Equatable & Sendable>: Sendable {
  package let step: Duration
  package private(set) var elapsed = Duration.zero
  private var last: Reading

  package init(_ reading: Reading, step: Duration) {
    last = reading
    self.step = step
  }

  /// Notes what is seen, and how long after the look before.
  package mutating func note(_ reading: Reading, after time: Duration) {
    elapsed = reading == last ? elapsed + min(time, step) : .zero
    last = reading
  }
}
