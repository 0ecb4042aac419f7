import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A typed key of what the main actor makes` {
  @MainActor @Test(.container) func `is read there without await, and kept`() throws {
    let foyer = try Container.current[\.foyer]
    #expect(foyer === (try Container.current[\.foyer]))
    #expect(foyer === (try Container.current.resolve(key: \.foyer)))
    #expect(Porch().foyer === foyer)
    #expect(try Container.current[\.hallway].foyer === foyer)
  }

  @Test(.container) func `asks for await elsewhere`() async throws {
    let container = Container.current
    let error = await #expect(throws: ContainerError.self) {
      try await Task.detached { try read(from: container) }.value
    }
    #expect(error?.kind == .requiresAsync)
    #expect(error?.description.contains("resolve(key: \\.…), where ") == true)
    let foyer = try await container.resolve(key: \.foyer)
    #expect(foyer === (try await Injected(\.foyer).resolve()))
    container.register(Gallery.self) { resolver async throws in
      Gallery(foyer: try await resolver.resolve(key: \.foyer))
    }
    #expect(try await container.resolve(Gallery.self).foyer === foyer)
  }

  @Test(.container) func `is registered in a batch by what the main actor makes`() async throws {
    Container.current.register {
      Registration(key: \.foyer, on: MainActor.self) { Foyer(name: "double") }
      Registration(key: \.hallway, on: MainActor.self) { Hallway(foyer: try $0[\.annex]) }
    }
    let error = #expect(throws: ContainerError.self) { try read(from: .current) }
    #expect(error?.kind == .requiresAsync)
    #expect(error?.description.contains("resolve(key: \\.…), where ") == true)
    #expect(await MainActor.run { Porch().foyer.name } == "double")
    let hallway = try await Container.current.resolve(key: \.hallway)
    #expect(hallway.foyer.name == "test")
  }

  @MainActor @Test(.container) func `has a fix that compiles, if it is live`() throws {
    try withKnownIssue {
      _ = try Container.current[\.street]
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          "Container.current.register(Foyer.self, name: \"street\", on: MainActor.self) { _ in … }"
        )
      }
    }
  }

  @MainActor @Test(.container) func `has a value for tests, or is live`() throws {
    #expect(try Container.current[\.annex].name == "test")
    try withKnownIssue {
      _ = try Container.current[\.street]
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Foyer(name: street) is live") }
    }
  }
}

private func read(from container: Container) throws { _ = try container[\.foyer] }

@MainActor private struct Porch {
  @Injected(\.foyer) var foyer
}

@MainActor private final class Foyer {
  let name: String
  init(name: String = "foyer") { self.name = name }
}

private struct Gallery: Sendable {
  let foyer: Foyer
}

@MainActor private final class Hallway {
  let foyer: Foyer
  init(foyer: Foyer) { self.foyer = foyer }
}

extension Dependencies {
  fileprivate var foyer: Dependency<Foyer> {
    Dependency(on: MainActor.self, default: { Foyer() })
  }

  fileprivate var hallway: Dependency<Hallway> {
    Dependency(on: MainActor.self, default: { Hallway(foyer: try $0[\.foyer]) })
  }

  fileprivate var annex: Dependency<Foyer> {
    Dependency(
      name: "annex",
      on: MainActor.self,
      live: { Foyer(name: "live") },
      test: { Foyer(name: "test") }
    )
  }

  fileprivate var street: Dependency<Foyer> {
    Dependency(name: "street", on: MainActor.self, live: { Foyer(name: "live") })
  }
}
