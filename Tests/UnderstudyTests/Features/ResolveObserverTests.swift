import TestSupport
import Testing
import Understudy

/// Observers of hops, waits, cycles and closing. Plain events have a suite of their own.
@Suite struct `Observers of resolves` {
  let container = Container(label: "app")
  let events = Recorder<String>()

  private func observe() -> ObservationToken {
    container.observe { [events] event in
      let key = event.key.map(\.description) ?? "-"
      switch event.kind {
      case .resolved(let isHit): events.add("\(isHit ? "hit" : "built") \(key) at \(event.depth)")
      case .failed: events.add("failed \(key) at \(event.depth)")
      default: events.add("\(event.kind) \(key)")
      }
    }
  }

  @Test(.tags(.scenario37)) func `a resolve that hops to the main actor is one event`() async throws
  {
    container.register(Hall.self, on: MainActor.self) { _ in Hall() }
    container.register([Hall].self, lifetime: .transient) { (resolver: Resolver) async throws in
      try await [resolver.resolve()]
    }
    _ = observe()
    for _ in 0..<2 { _ = try await container.resolve([Hall].self) }
    #expect(
      events.all == [
        "built Hall at 2", "built Array<Hall> at 1", "hit Hall at 2", "built Array<Hall> at 1",
      ]
    )
  }

  @Test(.tags(.scenario37)) func `a resolve that hops and fails is one event`() async throws {
    container.register(Hall.self, on: MainActor.self) { _ in throw Broken() }
    _ = observe()
    await #expect(throws: ContainerError.self) { try await container.resolve(Hall.self) }
    #expect(events.all == ["failed Hall at 1"])
  }

  @Test(.tags(.scenario37)) func `each of many waiting resolves is an event, with a duration`()
    async throws
  {
    let crowd = Crowd(of: 8)
    let durations = Recorder<Duration>()
    container.register(Hall.self) { (_: Resolver) async throws in
      await crowd.assembled()
      return Hall()
    }
    container.observe { durations.add($0.duration) }
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [container] in
          crowd.arrive()
          _ = try await container.resolve(Hall.self)
        }
      }
      try await group.waitForAll()
    }
    #expect(durations.all.count == 8 && durations.all.allSatisfy { $0 > .zero })
  }

  @Test(.tags(.scenario37)) func `a token may be removed by the observer it stands for`() throws {
    container.register(Seat.self, instance: Seat())
    let token = Lock<ObservationToken?>(nil)
    let stopped = container.observe { [events] _ in
      events.add("told")
      token.withLock { $0 }?.cancel()
    }
    token.withLock { $0 = stopped }
    for _ in 0..<3 { _ = try container.resolve(Seat.self) }
    #expect(events.all == ["told"])
  }

  @Test(.tags(.scenario37), arguments: [false, true])
  func `an observer that resolves the key being built gets a cycle error`(
    isAsynchronous: Bool
  ) async throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.observe { [container, events] event in
      guard case .resolved = event.kind, event.depth > 1 else { return }
      let result = Result { () throws(ContainerError) in _ = try container.resolve(Office.self) }
      if case .failure(let error) = result { events.add("\(event.key!): \(error.kind)") }
    }
    func askSynchronously() throws { _ = try container.resolve(Office.self) }
    if isAsynchronous {
      _ = try await container.resolve(Office.self)
    } else {
      try askSynchronously()
    }
    #expect(events.all == ["Mailer: circularDependency", "Printing: circularDependency"])
  }

  @Test(.tags(.scenario37)) func `an observer may close the container that calls it`() async throws
  {
    container.register(Seat.self, instance: Seat())
    let closed = Latch()
    container.observe { [container] event in
      guard case .resolved = event.kind else { return }
      Task {
        await container.close()
        closed.open()
      }
    }
    _ = try await container.resolve(Seat.self)
    await closed.wait()
    await #expect(throws: ContainerError.self) { try await container.resolve(Seat.self) }
  }

  @Test(.tags(.rowD5)) func `tokens of one container are removed one by one`() throws {
    container.register(Seat.self, instance: Seat())
    let tokens = (0..<3).map { number in
      container.observe { [events] _ in events.add("\(number)") }
    }
    tokens[1].cancel()
    _ = try container.resolve(Seat.self)
    tokens[0].cancel()
    _ = try container.resolve(Seat.self)
    #expect(events.all == ["0", "2", "2"])
  }
}
