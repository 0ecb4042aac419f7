import Understudy

/// How many seats of a performance are left, for the board in the foyer.
package struct SeatsLeft: Sendable {
  package init() {}

  /// Counts anew for each element, on the task of whoever reads it; it does not end by itself.
  package func counts(of performance: Performance.ID) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream(
      unfolding: Container.current.bind { () async throws -> Int? in
        try await Container.current.resolve((any SeatMap).self).freeSeats(of: performance)
      }
    )
  }
}
