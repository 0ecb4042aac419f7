import TestSupport
import Testing
import Understudy

@Suite struct `A type that is passed in a variable` {
  let container = Container(label: "app")
  private let podium: Podium.Type = TrapPodium.self

  @Test func `registers the type of the variable`() throws {
    container.register(podium) { Podium() }

    #expect(type(of: try container.resolve(Podium.self)) == Podium.self)
    let miss = #expect(throws: ContainerError.self) { try container.resolve(TrapPodium.self) }
    #expect(miss?.kind == .dependencyNotRegistered)
  }

  @Test func `registers the type of the variable in a builder and for a ready instance, too`()
    throws
  {
    container.register { Registration(podium, name: "made") { Podium() } }
    container.register(podium, name: "there", instance: Podium())

    #expect(type(of: try container.resolve(Podium.self, name: "made")) == Podium.self)
    #expect(type(of: try container.resolve(Podium.self, name: "there")) == Podium.self)
    #expect(try container.resolveIfRegistered(TrapPodium.self, name: "made") == nil)
    #expect(try container.resolveIfRegistered(TrapPodium.self, name: "there") == nil)
  }

  @Test(arguments: [true, false])
  func `resolves the type of the variable`(isBuilt: Bool) async throws {
    container.register(Podium.self) { Podium() }
    container.register(TrapPodium.self) { TrapPodium() }
    let plain = try synchronously { try container.resolve(Podium.self) }
    if isBuilt { _ = try synchronously { try container.resolve(TrapPodium.self) } }

    #expect(try synchronously { try container.resolve(podium) } === plain)
    #expect(try synchronously { try container.resolveIfRegistered(podium) } === plain)
    let all = try synchronously { try container.resolveAll(podium) }
    #expect(all.map(ObjectIdentifier.init) == [.init(plain)])
    #expect(try await container.resolve(podium) === plain)
    #expect(try await container.resolveIfRegistered(podium) === plain)
  }

  @Test func `resolves the type of the variable in a factory, too`() async throws {
    container.register(Podium.self) { Podium() }
    container.register([Podium].self) { [podium] resolver in
      [try resolver.resolve(podium), try #require(try resolver.resolveIfRegistered(podium))]
        + (try resolver.resolveAll(podium))
    }
    container.register([Podium].self, name: "late") { [podium] (resolver: Resolver) async throws in
      [
        try await resolver.resolve(podium),
        try #require(try await resolver.resolveIfRegistered(podium)),
      ]
    }
    let plain = try await container.resolve(Podium.self)
    for name in [nil, "late"] {
      let podiums = try await container.resolve([Podium].self, name: name)
      #expect(podiums.allSatisfy { $0 === plain })
    }
  }
}

// MARK: - Fixtures

private class Podium: @unchecked Sendable {}  // has no state
private final class TrapPodium: Podium, @unchecked Sendable {}  // as above
