import TestSupport
import Testing
import Understudy

/// One resolve is one event, whatever the call and the lifetime.
@Suite(.tags(.scenario37)) struct `One resolve, one event` {
  @Test(arguments: Way.all, Row.all)
  func `each way to resolve is one event`(_ way: Way, _ row: Row) async throws {
    let parent = Container(label: "parent")
    parent.register(Hall.self, lifetime: row.lifetime) { Hall() }
    let child = Container(label: "child", parent: try parent.openScope("evening", id: 1))
    let (events, failures) = (Recorder<Bool>(), Recorder<Key?>())
    parent.observe { event in
      switch event.kind {
      case .resolved(let isHit): events.add(isHit)
      case .failed: failures.add(event.key)
      default: break
      }
    }
    let first = try await way.ask(child)
    _ = try await way.ask(child)
    withExtendedLifetime(first) {}
    #expect(events.all == [false, row.isShared])
    #expect(failures.all == [])
  }

  @Test(arguments: Way.all)
  func `each way to fail a resolve is one event`(_ way: Way) async throws {
    let parent = Container(label: "parent")
    let child = Container(label: "child", parent: parent)
    let (given, failures) = (Recorder<Key?>(), Recorder<Key?>())
    parent.register(Hall.self) { throw Broken() }
    parent.observe { event in
      switch event.kind {
      case .resolved: given.add(event.key)
      case .failed: failures.add(event.key)
      default: break
      }
    }
    await #expect(throws: ContainerError.self) { try await way.ask(child) }
    #expect(given.all == [] && failures.all == [Key(Hall.self)])
  }

  @Test func `a main-actor factory's instance is one event for its dependents, too`()
    async throws
  {
    let parent = Container(label: "parent")
    let events = Recorder<String>()
    parent.register(Hall.self, on: MainActor.self) { _ in Hall() }
    parent.observe { events.add("\($0.key!) in \($0.containerLabel ?? "")") }
    let child = Container(label: "child", parent: parent)
    for _ in 0..<2 { _ = try await child.resolve(Hall.self) }
    #expect(events.all == ["Hall in child", "Hall in child"])
  }
}

// MARK: - Fixtures

extension `One resolve, one event` {
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ask: @Sendable (Container) async throws -> Hall

    static let all: [Way] = [
      Way("resolve") { container in try synchronously { try container.resolve() } },
      Way("await resolve") { try await $0.resolve() },
      Way("resolveIfRegistered") { container in
        try synchronously { try container.resolveIfRegistered()! }
      },
      Way("await resolveIfRegistered") { try await $0.resolveIfRegistered()! },
      Way("resolveAll") { container in
        try synchronously { try container.resolveAll(Hall.self)[0] }
      },
      Way("await resolveAll") { try await $0.resolveAll(Hall.self)[0] },
      Way("Provider") { container in
        try synchronously { try container.resolve(Provider<Hall>.self).get() }
      },
      Way("Lazy") { try await $0.resolve(Lazy<Hall>.self).get() },
      Way("Injected") { container in
        try synchronously { try withContainer(container) { Injected<Hall>() }() }
      },
    ]

    init(_ text: String, _ ask: @escaping @Sendable (Container) async throws -> Hall) {
      testDescription = text
      self.ask = ask
    }
  }
}

extension `One resolve, one event` {
  /// A lifetime, and whether the second who asks gets what the first got.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lifetime: Lifetime<Hall>
    let isShared: Bool

    static let all: [Row] = [
      Row(testDescription: "singleton", lifetime: .singleton, isShared: true),
      Row(testDescription: "transient", lifetime: .transient, isShared: false),
      Row(testDescription: "weak", lifetime: .weak, isShared: true),
      Row(testDescription: "graph", lifetime: .graph, isShared: false),
      Row(testDescription: "scoped", lifetime: .scoped("evening"), isShared: true),
    ]
  }
}
