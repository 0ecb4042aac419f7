/// Holds up whoever comes until it is let through; one at a time.
struct Turnstile: Sendable {
  private let arrivals = AsyncStream<Void>.makeStream()
  private let passes = AsyncStream<Void>.makeStream()

  func pass() async {
    arrivals.continuation.yield()
    for await _ in passes.stream { return }
  }

  func somebodyIsThere() async {
    for await _ in arrivals.stream { return }
  }

  func admit() { passes.continuation.yield() }
}
