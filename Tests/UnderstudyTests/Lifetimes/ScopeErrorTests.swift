import TestSupport
import Testing

@testable import Understudy

@Suite struct `Scope errors` {
  let app = Container(label: "app")

  @Test func `a scope that is not open has a text`() async throws {
    let session = try app.openScope(.session, id: 42)
    _ = try app.openScope("tour", id: "spring")
    let error = try #require(throws: ContainerError.self) {
      try session.scope(.session, id: 43, fileID: "Box/Office.swift", line: 12)
    }
    #expect(
      error.description == """
        Scope session(43) is not open.
          requested at Box/Office.swift:12
          container: "session(42) of app"
          open scopes: session(42), tour(spring)
          fix: open it first, with openScope("session", id: …), and use it before it ends. A fork, such as withContainer { … } operation: { … } makes, has no open scope at first: open it again there.
        """
    )
    await app.close()
  }

  @Test func `an instance outside of its scope has a text`() throws {
    app.register(Hall.self, lifetime: .scoped(.session), fileID: "Box/App.swift", line: 3) {
      Hall()
    }
    let error = try #require(throws: ContainerError.self) {
      try app.resolve(Hall.self, fileID: "Box/Office.swift", line: 12)
    }
    #expect(
      error.description == """
        Hall lives in a scope of kind session, and none is open here.
          resolved at Box/Office.swift:12
          registered at Box/App.swift:3
          container: "app"
          no scope is open
          fix: open a scope, and use it there: try await container.withScope("session", id: …, \
        operation: { let it = try await $0.resolve(Hall.self); … }), or in the container that \
        openScope returned.
        """
    )
  }

  @Test func `a dependency without an open scope has a fix with what was asked for, which works`()
    async throws
  {
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall() }
    app.register(Bureau.self, lifetime: .transient) { Bureau(hall: try $0.resolve()) }
    let error = try #require(throws: ContainerError.self) { try app.now(Bureau.self) }
    #expect(
      error.description.hasSuffix(
        "fix: open a scope, and use Bureau there: try await container.withScope(\"session\", id: …, "
          + "operation: { let it = try await $0.resolve(Bureau.self); … }), or in the container that "
          + "openScope returned. A singleton outlives the scope, so give each singleton of the chain "
          + "lifetime: .scoped(\"session\"), or .transient."
      )
    )
    try await app.withScope(
      "session",
      id: 1,
      operation: {
        let it = try await $0.resolve(Bureau.self)
        _ = it
      }
    )
  }

  @Test func `a property without an open scope has a fix with its owner, which works`()
    async throws
  {
    let host = IssueCollector()
    let app = Container(label: "app", rules: nil, host: host)
    app.register(Hall.self, lifetime: .scoped("session")) { Hall() }
    _ = withContainer(app) { Porter() }.hall
    #expect(
      host.messages.first?.hasSuffix(
        "fix: open a scope, and make and use the Porter there: try await container.withScope(\"session\", id: …, "
          + "operation: { _ in let it = Porter(…); … }); use that Porter only there: its container "
          + "closes when the scope ends."
      ) == true
    )
    try await app.withScope(
      "session",
      id: 1,
      operation: { _ in
        let it = Porter()
        _ = it.hall
      }
    )
    #expect(host.issues.count == 1)
  }

  @Test func `a dependency that is needed outside of its scope has a text`() async throws {
    app.register(Hall.self, lifetime: .scoped(.session), fileID: "Box/App.swift", line: 3) {
      Hall()
    }
    app.register(Printing.self) { resolver in
      _ = try resolver.resolve(Hall.self, fileID: "Box/App.swift", line: 7)
      return Printing(mailer: try resolver.resolve())
    }
    let session = try app.openScope(.session, id: 42)
    let error = await #expect(throws: ContainerError.self) {
      try await session.resolve(Printing.self, fileID: "Box/Office.swift", line: 12)
    }
    #expect(
      error?.description == """
        Hall lives in a scope of kind session, but Printing, which needs it, is built outside of one.
          resolved at Box/App.swift:7
          for the resolve at Box/Office.swift:12
          Hall registered at Box/App.swift:3
          container: "app"
          chain: Printing → Hall
          open scopes: session(42)
          fix: an instance that outlives the scope cannot hold one that lives in it: register each \
        singleton of the chain with lifetime: .scoped("session") as well, or .transient, and \
        resolve it in the scope.
        """
    )
    // As it says.
    app.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    app.register(Printing.self, lifetime: .scoped(.session)) { resolver in
      _ = try resolver.resolve(Hall.self)
      return Printing(mailer: try resolver.resolve())
    }
    _ = try await session.resolve(Printing.self)
    await app.close()
  }

  @Test func `a scope that is open already has a text`() async throws {
    _ = try app.openScope(.session, id: 42, fileID: "Box/App.swift", line: 3)
    let error = try #require(throws: ContainerError.self) {
      try app.openScope(.session, id: 42, fileID: "Box/Office.swift", line: 12)
    }
    #expect(
      error.description == """
        Scope session(42) is already open.
          opened again at Box/Office.swift:12
          opened at Box/App.swift:3
          container: "app"
          fix: use it with scope("session", id: …), or call close() on it first.
        """
    )
    await app.close()
  }
}

// MARK: - Fixtures

private struct Bureau { let hall: Hall }

/// An optional property has no trap without a value.
private struct Porter {
  @Injected var hall: Hall?
}
