import TestSupport
import Testing

@testable import Understudy

@Suite struct `A container made from the placeholder for a released one` {
  @Test(arguments: Way.allCases)
  func `has its own registrations, and no others`(way: Way) throws {
    let container = try way.container
    container.register(Usher.self) { Usher() }
    _ = try container.resolve(Usher.self)
    #expect(try container.resolveAll(Usher.self).count == 1)

    func isRefused(_ body: () throws -> Void) {
      let error = #expect(throws: ContainerError.self) { try body() }
      #expect(error?.kind == .containerUnavailable)
    }
    isRefused { _ = try container.resolve(Cashier.self) }
    isRefused { _ = try container.resolveIfRegistered(Cashier.self) }
    isRefused { _ = try container.resolveAll(Cashier.self) }
    isRefused { _ = try container[\.liveCashier] }
    isRefused { _ = try container[\.harmlessCashier] }
    withContainer(container) {
      isRefused { _ = try Injected(\.liveCashier)() }
    }
  }

  @Test(arguments: Way.allCases)
  func `has no other registrations by await either`(way: Way) async throws {
    let container = try way.container
    let error = await #expect(throws: ContainerError.self) {
      _ = try await container.resolve(Cashier.self)
    }
    #expect(error?.kind == .containerUnavailable)
    await withContainer(container) {
      let error = await #expect(throws: ContainerError.self) {
        _ = try await Injected(\.liveCashier).resolve()
      }
      #expect(error?.kind == .containerUnavailable)
    }
  }

  enum Way: CaseIterable, Sendable {
    case fork, warmFork, child, scope, mock, block, forkOfFork

    var container: Container {
      get throws {
        let gone = Container.unavailable
        switch self {
        case .fork: return gone.fork()
        case .warmFork: return gone.fork(sharing: .builtInstances)
        case .child: return Container(label: "child", parent: gone)
        case .scope: return try gone.fork().openScope("show", id: 1)
        case .mock:
          let rules = MockRules(missing: .throwsOnly)
          return .mock(rules, over: gone)
        case .block:
          return withContainer(gone) {
            withContainer(overriding: { (_: Container) in }) { Container.current }
          }
        case .forkOfFork: return gone.fork().fork()
        }
      }
    }
  }
}

// MARK: - Fixtures

private final class Usher: Sendable {}

private final class Cashier: Sendable {}

extension Dependencies {
  fileprivate var liveCashier: Dependency<Cashier> { Dependency(live: { Cashier() }) }
  fileprivate var harmlessCashier: Dependency<Cashier> {
    Dependency(name: "harmless", default: { Cashier() })
  }
}
