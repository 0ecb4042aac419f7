import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A typed key of what the main actor makes` {
  @MainActor @Test(.container) func `is read there without await, and kept`() throws {
    let lobby = try Container.current[\.lobby]
    #expect(lobby === (try Container.current[\.lobby]))
    #expect(lobby === (try Container.current.resolve(key: \.lobby)))
    #expect(Porch().lobby === lobby)
    #expect(try Container.current[\.hallway].lobby === lobby)
  }

  @Test(.container) func `asks for await elsewhere`() async throws {
    let container = Container.current
    let error = await #expect(throws: ContainerError.self) {
      try await Task.detached { try read(from: container) }.value
    }
    #expect(error?.kind == .requiresAsync)
    #expect(error?.description.contains(".resolve(key: \\.…).") == true)
    let lobby = try await container.resolve(key: \.lobby)
    #expect(lobby === (try await Injected(\.lobby).resolve()))
    container.register(Gallery.self) { resolver async throws in
      Gallery(lobby: try await resolver.resolve(key: \.lobby))
    }
    #expect(try await container.resolve(Gallery.self).lobby === lobby)
  }

  @MainActor @Test(.container) func `has a value for tests, or is live`() throws {
    #expect(try Container.current[\.annex].name == "test")
    try withKnownIssue {
      _ = try Container.current[\.street]
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Lobby(name: street) is live") }
    }
  }
}

private func read(from container: Container) throws { _ = try container[\.lobby] }

@MainActor private struct Porch {
  @Injected(\.lobby) var lobby
}

@MainActor private final class Lobby {
  let name: String
  init(name: String = "lobby") { self.name = name }
}

private struct Gallery: Sendable {
  let lobby: Lobby
}

@MainActor private final class Hallway {
  let lobby: Lobby
  init(lobby: Lobby) { self.lobby = lobby }
}

extension Dependencies {
  fileprivate var lobby: Dependency<Lobby> {
    Dependency(on: MainActor.self, default: { Lobby() })
  }

  fileprivate var hallway: Dependency<Hallway> {
    Dependency(on: MainActor.self, default: { Hallway(lobby: try $0[\.lobby]) })
  }

  fileprivate var annex: Dependency<Lobby> {
    Dependency(
      name: "annex",
      on: MainActor.self,
      live: { Lobby(name: "live") },
      test: { Lobby(name: "test") }
    )
  }

  fileprivate var street: Dependency<Lobby> {
    Dependency(name: "street", on: MainActor.self, live: { Lobby(name: "live") })
  }
}
