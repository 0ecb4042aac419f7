import Testing
import Understudy
import UnderstudySwiftTesting

protocol DoorClock: Sendable { var minute: Int { get } }

struct StoppedClock: DoorClock { let minute: Int }

extension Dependencies {
  var doorClock: Dependency<any DoorClock> {
    Dependency(live: { StoppedClock(minute: 59) }, test: { StoppedClock(minute: 0) })
  }
}

final class Door: Sendable {
  let clock = Injected(\.doorClock)
}

struct Usher {
  @Injected(\.doorClock) var clock
}

struct FactoriesTests {
  @Test(.mockContainer) func `a typed key has its test value`() async throws {
    #expect(Usher().clock.minute == 0)
    #expect(try Door().clock().minute == 0)
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
      Registration(Door.self) { Door() }.onBuild { resolver, _ in
        _ = try resolver.resolve(Int.self)
      }
    }
    let printers = try await container.resolve(Pool<String>.self)
    #expect(try await printers.withBorrowed { $0 } == "printer")
    _ = try await container.resolve(Door.self)
    #expect(try await container.resolve(Int.self) == 7)
  }
}
