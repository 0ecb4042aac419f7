/// Measures time from its making on, by any clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  /// Begins to measure.
  init(_ clock: any Clock<Duration>) { read = Self.begin(clock) }

  var elapsed: Duration { read() }

  private static func begin<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
