import TestSupport
import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A closure that an observer binds` {
  let container = Container(label: "app")
  let events = Counter()

  init() {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self, lifetime: .transient) { Seat() }
  }

  @Test func `is no event to that observer, on a thread either`() throws {
    observeAskingOnThreads()
    _ = try container.now(Hall.self)
    #expect(events.count == 1)
  }

  @Test func `is no event to that observer in a detached task`() async throws {
    let asked = Promise<Void>()
    container.observe { [container, events] event in
      guard case .resolved = event.kind, events.add() < 20 else { return }
      container.detached {
        _ = try? container.now(Seat.self)
        asked.keep(.success(()))
      }
    }
    _ = try container.now(Hall.self)
    try await asked.value
    #expect(events.count == 1)
  }

  @Test func `is an event to the other observers`() throws {
    let others = Recorder<String>()
    observeAskingOnThreads()
    container.observe { event in
      if case .resolved = event.kind { others.add("\(event.key.map { "\($0)" } ?? "")") }
    }
    _ = try container.now(Hall.self)
    #expect(others.all == ["Seat", "Hall"])
  }

  /// Observes, and asks at each event on a bound thread; not for ever.
  private func observeAskingOnThreads() {
    container.observe { [container, events] event in
      guard case .resolved = event.kind, events.add() < 20 else { return }
      let ask = container.bind { _ = try? container.now(Seat.self) }
      onThread { ask() }
    }
  }
}
