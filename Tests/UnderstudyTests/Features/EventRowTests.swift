import Testing
import Understudy

/// The rows of events, one by one. They have a suite of their own.
@Suite struct `Rows of events` {
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

  @Test func `acceptance 37: a resolve that hops to the main actor is one event`() async throws {
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

  @Test func `acceptance 37: one that hops and fails is one event`() async throws {
    container.register(Hall.self, on: MainActor.self) { _ in throw Broken() }
    _ = observe()
    await #expect(throws: ContainerError.self) { try await container.resolve(Hall.self) }
    #expect(events.all == ["failed Hall at 1"])
  }

  @Test func `acceptance 37: each of many that wait is told, with a duration`() async throws {
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

  @Test func `acceptance 37: a token may be removed by what it stands for`() throws {
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

  @Test(arguments: [false, true])
  func `acceptance 37: an observer that asks for what is being built is told of a cycle`(
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

  @Test func `acceptance 37: an observer may close the container that tells it`() async throws {
    container.register(Seat.self, instance: Seat())
    let closed = Gate()
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

  @Test func `D5: tokens of one container are removed one by one`() throws {
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
