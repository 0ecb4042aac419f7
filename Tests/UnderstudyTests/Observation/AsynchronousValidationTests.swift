import TestSupport
import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `Asynchronous validation` {
  let container = Container(label: "app")

  @Test func `asynchronous validation runs asynchronous factories`() async throws {
    container.register(Printing.self) { (resolver: Resolver) async throws in
      Printing(mailer: try await resolver.resolve())
    }
    try validateNow()
    let error = try await #require(throws: ContainerError.self) { try await container.validate() }
    let line = #line - 1
    #expect(
      error.description == """
        1 key of container "app" cannot be resolved.
          validated at UnderstudyTests/AsynchronousValidationTests.swift:\(line)
          - Nothing is registered for Mailer. (Printing → Mailer)
            resolved at UnderstudyTests/AsynchronousValidationTests.swift:\(line - 3)
          fix: register what is missing, and correct each factory at the line shown; to see the full text of one, resolve its key alone.
        """
    )
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    try await container.validate()
  }

  @Test func `the fix for failures of which one took too long has both ways`() {
    func failed(_ error: any Error) -> ContainerError {
      .factoryFailed(.init(key: Key(Hall.self)), underlying: error)
    }
    let late = failed(FactoryTimeout(.seconds(3), of: .validation))
    let error = ContainerError.validationFailed(
      .init(key: nil, container: "app"),
      failures: [failed(Broken()), late]
    )
    #expect(
      error.description.hasSuffix(
        "fix: register what is missing, and correct each factory at the line shown; to see the full text of one, resolve its key alone. If one is "
          + "only slow, raise validate(limit:)."
      )
    )
  }

  @Test func `asynchronous validation runs main-actor factories wherever it is called`()
    async throws
  {
    container.register(Printing.self, on: MainActor.self) { resolver in
      Printing(mailer: try resolver.resolve())
    }
    let error = await #expect(throws: ContainerError.self) { try await container.validate() }
    #expect(error?.description.contains("Nothing is registered for Mailer.") == true)
  }

  @Test func `a synchronous factory that relies on an instance built asynchronously is no failure`()
    async throws
  {
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    await #expect(throws: Never.self) { try await container.validate() }
    _ = try await container.resolve(Hall.self)
    #expect(try container.now(Repository<Hall>.self).name == "Main")
  }

  @Test func `a synchronous factory that needs an asynchronous transient is a failure`() async {
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws in Hall() }
    let error = await #expect(throws: ContainerError.self) { try await container.validate() }
    guard case .validationFailed(_, let failures) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(failures.map(\.kind) == [.requiresAsync])
  }

  @Test func `a factory that does not return within the limit is a failure`() async {
    let gate = Latch()
    container.register(Hall.self) { (_: Resolver) async throws in
      await gate.wait()
      return Hall()
    }
    let error = await #expect(throws: ContainerError.self) {
      try await container.validate(limit: .milliseconds(1))
    }
    gate.open()
    #expect(error?.description.contains("it had not returned after") == true)
    #expect(error?.description.contains("fix: if it is only slow, raise validate(limit:);") == true)
  }

  @Test
  func `nothing stays built in the container, and instances built for validation are cleaned up`()
    async throws
  {
    let (built, closed) = (Counter(), Counter())
    container.register {
      Registration(Hall.self) { (_: Resolver) async throws in Hall(name: "\(built.add())") }
        .onClose(within: .ample) { _ in _ = closed.add() }
    }
    try await container.validate()
    #expect(built.count == 1)
    #expect(closed.count == 1)
    #expect(try await container.resolve(Hall.self).name == "2")
  }

  @Test func `a cancelled validation throws the cancellation`() async {
    let build = container.registerHeldHall()
    let validation = Task { [container] in try await container.validate() }
    await build.started()
    validation.cancel()
    await #expect(throws: CancellationError.self) { try await validation.value }
    build.end()
  }

  private func validateNow() throws(ContainerError) { try container.validate() }
}
