import TestSupport
import Testing
import Understudy

@Suite struct `Registered keys` {
  let container = Container(label: "app")

  @Test(.tags(.rowD6))
  func `keys are listed in registration order, and a replacement keeps its place`() {
    container.register(Hall.self) { Hall() }
    container.register((any Mailer).self, name: "backup") { SMTPMailer(host: "b") }
    container.register(Seat.self, instance: Seat())
    container.register(Hall.self) { Hall() }
    container.unregister(Seat.self)
    #expect(container.registeredKeys.map(\.description) == ["Hall", "Mailer(name: backup)"])
  }

  @Test(.tags(.rowD6)) func `a child lists its own keys, and knows those of ancestors`() {
    container.register(Hall.self) { Hall() }
    let child = Container(parent: container)
    child.register(Seat.self, instance: Seat())
    #expect(child.registeredKeys == [.of(Seat.self)])
    #expect(child.isRegistered(Hall.self))
    #expect(!container.isRegistered(Seat.self))
    #expect(!child.isRegistered(Hall.self, name: "other"))
  }

  @Test(.tags(.rowD6)) func `a typed key's default is not a registered key`() throws {
    _ = try container[\.bell]
    #expect(container.registeredKeys == [])
    #expect(!container.isRegistered(Chime.self))
    container.register(Chime.self, instance: Chime())
    #expect(container.registeredKeys == [.of(Chime.self)])
    #expect(container.isRegistered(Chime.self))
  }

  @Test func `a key that is registered again names its earlier line`() throws {
    let first = #line + 1
    container.register(Hall.self) { Hall() }
    container.register {
      Registration(Hall.self) { Hall() }
      Registration(Seat.self, instance: Seat())
    }
    container.register(Hall.self) { Hall() }
    #expect(container.replacedSites.keys.map(\.self) == [.of(Hall.self)])
    #expect(container.replacedSites[.of(Hall.self)]?.map(\.line) == [UInt(first), UInt(first + 2)])
  }

  @Test func `only a few lines are remembered, each once`() {
    for line in 1...20 as ClosedRange<UInt> {
      for _ in 0..<3 { container.register(Seat.self, line: line) { Seat() } }
    }
    #expect(container.replacedSites[.of(Seat.self)]?.map(\.line) == Array(1...8))
  }

  @Test func `an override in a fork, a removed key and a restored one are no duplicates`() throws {
    container.register(Hall.self) { Hall() }
    let before = container.snapshot()
    let fork = container.fork()
    fork.register(Hall.self) { Hall() }
    #expect(fork.replacedSites.isEmpty)
    container.register(Hall.self) { Hall() }
    #expect(container.replacedSites.count == 1)
    try container.restore(before)
    #expect(container.replacedSites.isEmpty)
    container.register(Hall.self) { Hall() }
    container.unregister(Hall.self)
    container.register(Hall.self) { Hall() }
    #expect(container.replacedSites.isEmpty)
  }

  @Test func `the default of a typed key is replaced, not registered twice`() throws {
    _ = try container[\.bell]
    container.register(Chime.self, instance: Chime())
    #expect(container.replacedSites.isEmpty)
  }
}

// MARK: - Fixtures

private final class Chime: Sendable {}

extension Dependencies {
  fileprivate var bell: Dependency<Chime> { Dependency(default: { Chime() }) }
}
