import Testing
import Understudy
import UnderstudySwiftTesting

nonisolated protocol DoorClock: Sendable { var minute: Int { get } }

nonisolated struct StoppedClock: DoorClock { let minute: Int }

extension Dependencies {
  nonisolated var doorClock: Dependency<any DoorClock> {
    Dependency(live: { StoppedClock(minute: 59) }, test: { StoppedClock(minute: 0) })
  }
}

/// Stays on the main actor, where the default has put it.
final class Door {
  @Injected(\.doorClock) var clock
  var opensAt = 0
}

nonisolated struct Usher {
  @Injected(\.doorClock) var clock
}

struct FactoriesTests {
  @Test(.mockContainer) func `a typed key has its test value, on the main actor and off it`() throws
  {
    #expect(Usher().clock.minute == 0)
    #expect(Door().clock.minute == 0)
    Container.current.register { Registration(key: \.doorClock) { StoppedClock(minute: 30) } }
    #expect(try Container.current[\.doorClock].minute == 30)
  }

  @Test func `a pool, a fallback and a hook`() async throws {
    let container = Container(label: "app")
    container.register {
      Registration(pooling: String.self, maximum: 1) { _ in
        "printer"
      } reset: { _ in
      }
    }
    container.register {
      Registration(Int.self) {
        try $0.resolveIfRegistered(Usher.self)?.clock.minute ?? 7
      }
    }
    container.register {
      Registration(Door.self, on: MainActor.self) { _ in Door() }
        .onBuild(on: MainActor.self) { $1.opensAt = try $0.resolve(Int.self) }
    }
    let printers = try await container.resolve(Pool<String>.self)
    #expect(try await printers.withBorrowed { $0 } == "printer")
    #expect(try await container.resolve(Door.self).opensAt == 7)
  }
}
