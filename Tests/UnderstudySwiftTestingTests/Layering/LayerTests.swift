import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(
  .tags(.scenario24),
  .container { container in
    container.register(Till.self) { Till() }
    try container.resolve(Till.self).add(1)
  }
)
struct `An instance built by an outer closure` {
  @Test(
    .marking("between"),
    .container { $0.register(Note.self, instance: Note("test")) }
      .verifying(.unusedOverrides, severity: .ignore)
  )
  func `is visible in the test's layer`() throws {
    #expect(try Container.current.resolve(Note.self) == Note("test"))
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Test(.mockContainer) func `is visible in a mock`() throws {
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Test(.mockContainer(over: live()), .marking("inside"))
  func `is visible in a mock over something live`() throws {
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Test(.container(.strict)) func `is visible under a policy`() throws {
    #expect(try Container.current.resolve(Till.self).entries == [1])
  }

  @Test(
    .tags(.scenario25),
    .container { $0.register(Note.self, instance: Note("test")) }
      .verifying(.unusedOverrides, severity: .ignore),
    arguments: 0..<8
  )
  func `is not shared with another case`(number: Int) throws {
    #expect(try Container.current.resolve(Note.self) == Note("test"))
    let till = try Container.current.resolve(Till.self)
    #expect(till.entries == [1])
    till.add(number)
  }

  @Test func `is rebuilt in a layer that overrides its dependency`() async throws {
    let outer = ContainerTrait.container { container in
      container.register(Note.self, instance: Note("outer"))
      container.register(Menu.self) { Menu(note: try $0.resolve()) }
      _ = try await container.resolve(Menu.self)
    }
    let inner = ContainerTrait.container { $0.register(Note.self, instance: Note("inner")) }
    try await runCase([outer, inner]) { () async throws in
      #expect(try await Container.current.resolve(Menu.self).note == Note("inner"))
    }
  }

  @Test func `is rebuilt in a mock whose live container has its dependency`()
    async throws
  {
    let outer = ContainerTrait.container { container in
      container.register(Menu.self) {
        Menu(note: try $0.resolveIfRegistered(Note.self, name: "clock") ?? Note("none"))
      }
      _ = try await container.resolve(Menu.self)
    }
    try await runCase([outer, ContainerTrait.mockContainer(.lenient, over: Self.live())]) {
      () async throws in
      #expect(try await Container.current.resolve(Menu.self).note == Note("live clock"))
    }
  }

  private static func live() -> Container {
    let container = Container(label: "live")
    container.register(Till.self) { Till() }
    container.register(Note.self, name: "clock") { Note("live clock") }
    return container
  }
}

@Suite struct `A case` {
  @Test func `shares registrations with its surroundings, and no instances`() async throws {
    let app = Container(label: "app")
    app.register(Till.self) { Till() }
    let till = try await app.resolve(Till.self)
    try await withContainer(app) { () async throws in
      try await runCase([ContainerTrait.container]) { () async throws in
        #expect(try await Container.current.resolve(Till.self) !== till)
      }
      try await runCase([ContainerTrait.container(.lenient)]) { () async throws in
        #expect(try await Container.current.resolve(Till.self) !== till)
      }
    }
  }

  @Test func `shares no instances with a container that a foreign trait puts between its layers`()
    async throws
  {
    let app = Container(label: "app")
    app.register(Till.self) { Till() }
    let till = try await app.resolve(Till.self)
    let traits: [any TestScoping] = [
      ContainerTrait.container, Entering(app), ContainerTrait.container,
    ]
    try await runCase(traits) { () async throws in
      #expect(try await Container.current.resolve(Till.self) !== till)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `has its own container when its test runs again, at the same time too`() async throws {
    let trait = ContainerTrait.container { $0.register(Note.self, instance: Note("case")) }
      .verifying(.unusedOverrides, severity: .ignore)
    let containers = Recorder<Container>()
    let (isInside, inside) = AsyncStream.makeStream(of: Void.self)
    let (isOver, over) = AsyncStream.makeStream(of: Void.self)
    async let first: Void = runCase([trait]) { () async throws in
      containers.add(Container.current)
      inside.finish()
      for await _ in isOver {}
      // The other has ended; this one goes on.
      #expect(try await Container.current.resolve(Note.self) == Note("case"))
    }
    for await _ in isInside {}
    try await runCase([trait]) { () async throws in
      containers.add(Container.current)
      #expect(try await Container.current.resolve(Note.self) == Note("case"))
    }
    over.finish()
    try await first
    #expect(containers.all[0] !== containers.all[1])
  }

  @Test func `closes what its closures have built, by its hooks`() async throws {
    let log = Recorder<String>()
    let trait = ContainerTrait.container { container in
      container.register {
        Registration(Till.self) { Till() }.onClose { _ in log.add("closed") }
      }
      _ = try await container.resolve(Till.self)
    }
    try await runCase([trait, ContainerTrait.container]) { log.add("body") }
    #expect(log.all == ["body", "closed"])
  }
}

@Suite struct `A policy on a trait` {
  @Test func `applies to registrations of enclosing traits, and to missing ones`() async throws {
    let live = Container(label: "live")
    live.register(Note.self) { Note("live") }
    let texts = try await issues {
      try await runCase([
        ContainerTrait.mockContainer(.lenient, over: live), ContainerTrait.container(.strict),
      ]) {
        _ = try? await Container.current.resolve(Note.self)
        _ = try? await Container.current.resolve(Till.self)
      }
    }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("Note is live, and no test") == true)
    #expect(texts.last?.contains("Nothing is registered for Till") == true)
  }
}

// MARK: - Fixtures

private final class Menu: Sendable {
  let note: Note
  init(note: Note) { self.note = note }
}

/// A trait of somebody else's that makes a container current.
private struct Entering: TestTrait, TestScoping {
  let container: Container
  init(_ container: Container) { self.container = container }
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withContainer(container) { try await function() }
  }
}
