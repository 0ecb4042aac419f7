import TestSupport
import Testing

@testable import Understudy

@Suite struct `A scope that has ended` {
  let app = Container(label: "app")

  init() {
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall() }
    app.register(Guide.self, lifetime: .scoped(.request)) { try Guide($0) }
  }

  @Test func `releases its instances, though a request and its readers are held`() async throws {
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    weak let hall = try synchronously(Hall.self, in: request)
    let provider = try synchronously(Provider<Hall>.self, in: request)
    await session.close()
    #expect(hall == nil)
    #expect(!request.isOpen)
    let error = #expect(throws: ContainerError.self) { try provider.get() }
    #expect(error?.kind == .containerClosed)
    await app.close()
  }

  @Test func `keeps nothing alive, neither itself nor what is above it`() async throws {
    let left = try await Self.used()
    #expect(left.container == nil)
    #expect(left.session == nil)
    #expect(left.hall == nil)
  }

  private static func used() async throws -> Left {
    let app = `A scope that has ended`().app
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    let guide = try synchronously(Guide.self, in: request)
    let hall = try synchronously(Hall.self, in: session)
    try guide.expect(hall, in: request)
    let fork = request.fork(sharing: .builtInstances)
    #expect(try synchronously(Guide.self, in: fork) === guide)
    await session.close()
    return Left(container: app, session: session, hall: hall)
  }
}

@Suite struct `Live registrations with a scope` {
  @Test(arguments: [MockRules.Firewall.marked, .everything])
  func `are refused in a guarded fork, built or not`(_ firewall: MockRules.Firewall) async throws {
    let app = Container(label: "app")
    app.register {
      Registration(Hall.self, lifetime: .scoped(.session)) { Hall(name: "live") }.live()
      Registration(Repository<Seat>.self, lifetime: .scoped(.session)) {
        Repository(name: try $0.resolve(Hall.self).name)
      }
    }
    let session = try app.openScope(.session, id: 1)
    _ = try synchronously(Repository<Seat>.self, in: session)
    let request = try session.openScope(.request, id: 7)
    for (scope, sharing) in [
      (session, ForkSharing.builtInstances), (session, .registrations), (request, .builtInstances),
    ] {
      let host = IssueCollector()
      let rules = MockRules(missing: .fails, firewall: firewall)
      let fork = scope.fork(sharing: sharing, label: "test", rules: rules, host: host)
      let hall = #expect(throws: ContainerError.self) { try synchronously(Hall.self, in: fork) }
      #expect(hall?.kind == .blockedByFirewall)
      let seats = #expect(throws: ContainerError.self) {
        try synchronously(Repository<Seat>.self, in: fork)
      }
      #expect(seats?.kind == .blockedByFirewall)
      #expect(host.issues.count == 2)
    }
    await app.close()
  }
}

// MARK: - Fixtures

private struct Left {
  weak var container: Container?
  weak var session: Container?
  weak var hall: Hall?
}

/// Reads a hall in every way.
private final class Guide: Sendable {
  let provider: Provider<Hall>
  let lazy: Lazy<Hall>
  let injected = Injected<Hall>()
  let current = Injected<Hall>(.current)
  let weakly = Injected<Hall>(.weak)

  init(_ resolver: Resolver) throws {
    provider = try resolver.resolve()
    lazy = try resolver.resolve()
  }

  func expect(_ hall: Hall, in container: Container) throws {
    let halls = try withContainer(container) {
      [try provider.get(), try lazy.get(), try injected(), try current(), try weakly()]
    }
    #expect(halls.allSatisfy { $0 === hall })
  }
}
