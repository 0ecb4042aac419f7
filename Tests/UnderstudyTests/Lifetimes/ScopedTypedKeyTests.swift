import Testing

@testable import Understudy

@Suite struct `Typed keys that live in a scope` {
  let app = Container(label: "app")

  @Test func `the default of a scoped typed key is kept by each scope`() async throws {
    let first = try app.openScope(.session, id: 1)
    let second = try app.openScope(.session, id: 2)
    let hall = try first[\.sessionHall]
    #expect(try first[\.sessionHall] === hall)
    #expect(try second[\.sessionHall] !== hall)
    let error = #expect(throws: ContainerError.self) { try app[\.sessionHall] }
    #expect(error?.kind == .scopeNotOpen)
    await app.close()
  }

  @Test func `a registration of a scoped typed key is kept by each scope`() async throws {
    app.register { Registration(key: \.sessionHall) { Hall(name: "own") } }
    let first = try app.openScope(.session, id: 1)
    let second = try app.openScope(.session, id: 2)
    let hall = try first[\.sessionHall]
    #expect(hall.name == "own")
    #expect(try second[\.sessionHall] !== hall)
    await app.close()
  }
}

// MARK: - Fixtures

extension Dependencies {
  fileprivate var sessionHall: Dependency<Hall> {
    Dependency(lifetime: .scoped(.session), default: { Hall() })
  }
}
