import TestSupport
import Testing
import Understudy

@Suite struct `Observing a container` {
  let container = Container(label: "app")
  let events = Recorder<String>()

  private func observe(_ container: Container) -> ObservationToken {
    container.observe { [events] event in
      let key = event.key.map(\.description) ?? "-"
      switch event.kind {
      case .resolved(let cacheHit):
        events.add("\(cacheHit ? "hit" : "built") \(key) at \(event.depth)")
      case .failed(let error): events.add("failed \(key) at \(event.depth): \(error.kind)")
      default: events.add("\(event.kind) \(key)")
      }
    }
  }

  @Test(.tags(.scenario37)) func `events carry key, depth and hit, in order`() async throws {
    _ = observe(container)
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try await container.resolve(Printing.self)
    _ = try await container.resolve(Printing.self)
    _ = try? await container.resolve(Hall.self)
    _ = try await container.resolveIfRegistered(Hall.self)
    container.reset()
    let before = container.snapshot()
    container.unregister(Printing.self)
    try container.restore(before)
    await container.close()

    #expect(
      events.all == [
        "registered Mailer", "registered Printing", "built Mailer at 2", "built Printing at 1",
        "hit Printing at 1", "failed Hall at 1: dependencyNotRegistered", "reset -",
        "unregistered Printing", "restored -", "closed -",
      ]
    )
  }

  @Test(.tags(.scenario38)) func `ten resolves of one singleton are one miss and nine hits`() throws
  {
    container.register(Hall.self) { Hall() }
    _ = observe(container)
    for _ in 0..<10 { _ = try container.resolve(Hall.self) }
    #expect(events.all == ["built Hall at 1"] + Array(repeating: "hit Hall at 1", count: 9))
  }

  @Test(.tags(.scenario38)) func `a graph instance is a miss and a hit in each outermost resolve`()
    throws
  {
    container.register(Hall.self, lifetime: .graph) { Hall() }
    container.register([Hall].self, lifetime: .transient) {
      try [$0.resolve(Hall.self), $0.resolve(Hall.self)]
    }
    _ = observe(container)
    for _ in 0..<2 { _ = try container.resolve([Hall].self) }
    let once = ["built Hall at 2", "hit Hall at 2", "built Array<Hall> at 1"]
    #expect(events.all == once + once)
  }

  @Test(.tags(.scenario38))
  func `a scoped instance is a hit in its scope, and in scopes inside it`() throws {
    container.register(Hall.self, lifetime: .scoped("evening")) { Hall() }
    let evening = try container.openScope("evening", id: 1)
    _ = observe(container)
    for _ in 0..<2 { _ = try evening.resolve(Hall.self) }
    _ = try Container(parent: evening).resolve(Hall.self)
    #expect(events.all == ["built Hall at 1", "hit Hall at 1", "hit Hall at 1"])
  }

  @Test(.tags(.scenario37)) func `a removed token stops the events, and reads are fast again`()
    throws
  {
    container.register(Hall.self) { Hall() }
    let token = observe(container)
    _ = try container.resolve(Hall.self)
    token.cancel()
    token.cancel()
    _ = try container.resolve(Hall.self)
    #expect(events.all == ["built Hall at 1"])
  }

  @Test(.tags(.scenario37)) func `an observer that resolves neither deadlocks nor observes itself`()
    throws
  {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self, lifetime: .transient) { Seat() }
    container.observe { [container, events] event in
      guard case .resolved = event.kind, let key = event.key else { return }
      events.add("\(key)")
      _ = try? container.resolve(Seat.self)
      container.register(Repository<Seat>.self) { Repository(name: "seats") }
    }
    _ = try container.resolve(Hall.self)
    #expect(events.all == ["Hall"])
  }

  @Test(.tags(.scenario37))
  func `two observers that resolve observe each other, without an endless loop`() throws {
    container.register(Hall.self, lifetime: .transient) { Hall() }
    for name in ["A", "B"] {
      container.observe { [container, events] event in
        guard case .resolved = event.kind else { return }
        events.add(name)
        _ = try? container.resolve(Hall.self)
      }
    }
    _ = try container.resolve(Hall.self)
    #expect(events.all.sorted() == ["A", "A", "B", "B"])
  }

  @Test func `a resolve over the threshold is reported a second time, as slow`() throws {
    container.register(Hall.self) { Hall() }
    let kinds = Recorder<String>()
    container.observe(slowerThan: .zero) { event in kinds.add("\(event.kind)") }
    container.observe(slowerThan: .seconds(1_000)) { event in kinds.add("\(event.kind)!") }
    _ = try container.resolve(Hall.self)
    #expect(
      kinds.all == ["resolved(cacheHit: false)", "slow", "resolved(cacheHit: false)!"]
    )
  }

  @Test func `a failed resolve is not reported as slow`() throws {
    let kinds = Recorder<String>()
    container.register(Hall.self) { throw Broken() }
    container.observe(slowerThan: .zero) { event in
      if case .failed = event.kind { kinds.add("failed") } else { kinds.add("\(event.kind)") }
    }
    _ = try? container.resolve(Hall.self)
    #expect(kinds.all == ["failed"])
  }

  @Test func `a miss inside a factory has its depth`() {
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = observe(container)
    _ = try? container.resolve(Printing.self)
    #expect(
      events.all == [
        "failed Mailer at 2: dependencyNotRegistered",
        "failed Printing at 1: dependencyNotRegistered",
      ]
    )
  }

  @Test func `an available instance is a hit, and a released weak one is not`() throws {
    container.register(Seat.self, instance: Seat())
    container.register(Hall.self, lifetime: .weak) { Hall() }
    let child = Container(parent: container)
    _ = observe(child)
    _ = try child.resolve(Seat.self)
    for _ in 0..<2 { _ = try child.resolve(Hall.self) }
    let hall = try child.resolve(Hall.self)
    _ = try child.resolve(Hall.self)
    withExtendedLifetime(hall) {}
    #expect(
      events.all == ["hit Seat at 1"] + Array(repeating: "built Hall at 1", count: 3)
        + ["hit Hall at 1"]
    )
  }

  @Test func `removing an unregistered key is no event`() {
    _ = observe(container)
    #expect(!container.unregister(Hall.self))
    #expect(events.all.isEmpty)
  }

  @Test func `a duration covers the whole resolve`() throws {
    let clock = ContinuousClock()
    let spent = Recorder<Duration>()
    container.register(Hall.self) {
      let start = clock.now
      while clock.now - start < .milliseconds(2) {}
      return Hall()
    }
    container.observe { event in spent.add(event.duration) }
    _ = try container.resolve(Hall.self)
    #expect(spent.all.count == 1 && spent.all[0] >= .milliseconds(2))
  }

  @Test func `children are observed with their parent, forks are not`() throws {
    container.register(Hall.self) { Hall() }
    let early = Container(label: "early", parent: container)
    _ = observe(container)
    let late = Container(label: "late", parent: container)
    _ = try early.resolve(Hall.self)
    _ = try late.resolve(Hall.self)
    _ = try container.fork().resolve(Hall.self)
    #expect(events.all == ["built Hall at 1", "hit Hall at 1"])
  }

  @Test func `a read that a wrapper answers from its own instance is no event`() throws {
    container.register(Hall.self) { Hall() }
    let hall = withContainer(container) { Injected<Hall>() }
    _ = try hall()
    _ = observe(container)
    _ = try hall()
    #expect(events.all.isEmpty)
  }

  @Test func `an observer of a released container is released with it`() {
    weak var seen: Recorder<String>?
    do {
      let recorder = Recorder<String>()
      let local = Container()
      local.observe { _ in recorder.add("event") }
      seen = recorder
    }
    #expect(seen == nil)
  }
}
