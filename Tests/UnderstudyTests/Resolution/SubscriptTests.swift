import Testing
import Understudy

@Suite struct `Resolving by subscript` {
  let container = Container()

  @Test func `the subscript returns the same as resolve, in asynchronous code too`() async throws {
    container.register(StageProp.self) { StageProp() }
    container.register(StageProp.self, name: "b") { resolver in
      _ = try resolver[StageProp.self]
      return StageProp()
    }
    let prop = try await container.resolve(StageProp.self)
    #expect(try container[StageProp.self] === prop)
    #expect(try container[StageProp.self, name: "b"] !== prop)
  }

  @Test func `a factory's resolver takes the name as well`() throws {
    container.register(StageProp.self) { StageProp() }
    container.register(StageProp.self, name: "b") { StageProp() }
    container.register(Asker.self) { Asker(prop: try $0[StageProp.self, name: "b"]) }
    #expect(try container[Asker.self].prop === container[StageProp.self, name: "b"])
    #expect(try container[Asker.self].prop !== container[StageProp.self])
  }

  @Test func `the subscript throws at once for what only asynchronous code can build`() async throws
  {
    container.register(StageProp.self) { _ in try await makeProp() }
    let error = #expect(throws: ContainerError.self) { try container[StageProp.self] }
    guard case .requiresAsync = error else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func `the subscript names the resolving line`() throws {
    let line = UInt(#line + 1)
    let error = #expect(throws: ContainerError.self) { try container[StageProp.self] }
    #expect(error?.context.resolvedAt?.line == line)
  }
}

@Suite struct `Resolving an optional type` {
  let container = Container()

  @Test func `an optional type is nil if nothing is registered`() async throws {
    container.register(Asker.self) { try Asker(prop: $0.resolve(StageProp?.self)) }
    #expect(try container[Asker.self].prop == nil)
    #expect(try await container.resolve(StageProp?.self) == nil)
  }

  @Test func `an optional type returns the instance of its wrapped type`() async throws {
    container.register(StageProp.self, name: "b") { StageProp() }
    container.register(Asker.self) { try Asker(prop: $0.resolve(StageProp?.self, name: "b")) }
    let prop = try container[StageProp.self, name: "b"]
    #expect(try container[Asker.self].prop === prop)
    #expect(try await container.resolve(StageProp?.self, name: "b") === prop)
  }

  @Test func `a factory that fails is an error and not nil`() throws {
    container.register(StageProp.self) { throw CancellationError() }
    #expect(throws: ContainerError.self) {
      _ = try container.resolve(StageProp?.self) as StageProp?
    }
  }

  @Test func `a registration of the optional type itself comes first`() throws {
    container.register(StageProp?.self) { nil }
    container.register(StageProp.self) { StageProp() }
    #expect(try container.resolve(StageProp?.self) == nil)
  }
}

@Suite struct `Resolving a protocol that is registered by its own type` {
  @Test func `the error names the conforming type, whatever its name`() throws {
    let container = Container()
    container.register(Painter.self) { Painter() }
    container.register(Zzz.self) { Zzz() }
    let error = #expect(throws: ContainerError.self) { try container.resolve((any Artist).self) }
    #expect(error?.description.contains("did you mean: Painter\n") == true)
    #expect(
      error?.description.contains(
        "container.register((any Artist).self) { try $0.resolve(Painter.self) }"
      ) == true
    )
  }

  @Test func `the error names a superclass as well, and no other name`() throws {
    let container = Container()
    container.register(Sub.self) { Sub() }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Base.self) }
    #expect(error?.description.contains("Sub is a Base, but is registered") == true)
    let named = #expect(throws: ContainerError.self) { try container.resolve(Base.self, name: "x") }
    #expect(named?.description.contains("Sub is a Base") == false)
  }
}

@Suite struct `Overriding one type` {
  @Test func `withContainer takes the type and the instance`() async throws {
    let container = Container()
    container.register(StageProp.self) { StageProp() }
    let prop = StageProp()
    let seen = try withContainer(container) {
      try withContainer(overriding: StageProp.self, with: prop) {
        try Container.current.resolve(StageProp.self)
      }
    }
    #expect(seen === prop)
    let later = try await withContainer(container) {
      try await withContainer(overriding: StageProp.self, name: "b", with: prop) {
        try await Container.current.resolve(StageProp.self, name: "b")
      }
    }
    #expect(later === prop)
    #expect(try container[StageProp.self] !== prop)
  }

  @Test func `a name overrides the registration of that name alone`() async throws {
    let container = Container()
    container.register(StageProp.self) { StageProp() }
    container.register(StageProp.self, name: "b") { StageProp() }
    let (plain, double) = (try await container.resolve(StageProp.self), StageProp())
    let now = try withContainer(container) {
      try withContainer(overriding: StageProp.self, name: "b", with: double) {
        try [Container.current[StageProp.self, name: "b"], Container.current[StageProp.self]]
      }
    }
    #expect(now == [double, plain])
    let later = try await withContainer(container) {
      try await withContainer(overriding: StageProp.self, name: "b", with: double) {
        await Task.yield()
        let container = Container.current
        return try [container[StageProp.self, name: "b"], container[StageProp.self]]
      }
    }
    #expect(later == [double, plain])
    #expect(try container[StageProp.self, name: "b"] !== double)
  }
}

// MARK: - Fixtures

private final class StageProp: Sendable, Equatable {
  static func == (left: StageProp, right: StageProp) -> Bool { left === right }
}
private final class Asker: Sendable {
  let prop: StageProp?
  init(prop: StageProp?) { self.prop = prop }
}
protocol Artist: Sendable {}
private final class Painter: Artist {}
private final class Zzz: Sendable {}
class Base: @unchecked Sendable {}  // without state
final class Sub: Base, @unchecked Sendable {}  // without state

private func makeProp() async throws -> StageProp { StageProp() }
