import TestSupport
import Testing

@testable import Understudy

@Suite struct `The texts of errors` {
  let container = Container(label: "app")

  private func text(_ body: () throws -> Void) throws -> String {
    try #require(throws: ContainerError.self) { try body() }.description
  }

  @Test func `a long chain is shown by its beginning and its end`() throws {
    for number in 0..<30 {
      container.register(Hall.self, name: "\(number)") {
        try $0.resolve(Hall.self, name: "\(number + 1)")
      }
    }
    let text = try text { _ = try container.resolve(Hall.self, name: "0") }
    #expect(text.contains("chain: Hall(name: 0) → Hall(name: 1) → "))
    #expect(text.contains("→ Hall(name: 9) → … 11 more … → Hall(name: 21) →"))
    #expect(text.contains("→ Hall(name: 29) → Hall(name: 30)\n"))
  }

  @Test func `a cycle has a text with its path`() throws {
    container.register(Hall.self) { try $0.resolve(Hall.self) }
    let line = #line - 1

    let text = try text { _ = try container.resolve(Hall.self) }
    #expect(
      text == """
        Hall depends on itself.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(line)
          for the resolve at UnderstudyTests/ContainerErrorTests.swift:\(line + 3)
          container: "app"
          chain: Hall → Hall
          fix: to wrap another instance of the same type, register that one under a name of its own, \
        container.register(Hall.self, name: "…") { … }, and in this factory resolve it by that name; otherwise let Hall keep a \
        Lazy<Hall> and call try get() on it when it is used; in the factory, pass try $0.resolve() to its initializer.
        """
    )
  }

  @Test func `a cycle of several keys has a text with its path`() throws {
    container.register(Hall.self) { try $0.resolve(Hall.self, name: "B") }
    container.register(Hall.self, name: "B") { try $0.resolve(Hall.self) }

    let text = try text { _ = try container.resolve(Hall.self) }
    #expect(text.contains("chain: Hall → Hall(name: B) → Hall"))
    #expect(
      text.hasSuffix(
        "fix: let Hall(name: B) keep a Lazy<Hall> and call try get() on it when it is used; in the "
          + "factory of Hall(name: B), pass try $0.resolve() to its initializer."
      )
    )
  }

  @Test func `a synchronous factory that needs an asynchronous one has a text with both`() throws {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }

    let text = try text { _ = try container.resolve(Repository<Hall>.self) }
    #expect(
      text.hasSuffix(
        "fix: in the factory of Repository<Hall>, use try await $0.resolve(Hall.self); resolve "
          + "Repository<Hall> with `await`, too."
      )
    )
    #expect(text.contains("\n  Hall registered at "))
  }

  @Test func `a factory that failed has a text with the original error`() throws {
    container.register(Hall.self, name: "A") { throw Broken() }
    let line = #line - 1

    let text = try text { _ = try container.resolve(Hall.self, name: "A") }
    #expect(
      text == """
        The factory of Hall(name: A) failed: Broken()
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(line + 3)
          registered at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "app"
          fix: correct the factory; the next resolve runs it again.
        """
    )
  }

  @Test func `a weak registration of a value type has a text`() throws {
    container.register(Seat.self, lifetime: .weak) { Seat() }
    let line = #line - 1

    let text = try text { _ = try container.resolve(Seat.self) }
    #expect(
      text == """
        Seat is registered as weak, but its instance is not an object.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(line + 3)
          registered at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "app"
          fix: make its type a class, or give it another lifetime: .singleton or .transient.
        """
    )
  }

  @Test func `a synchronous resolve of an asynchronous registration has a text`() throws {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    let line = #line - 1

    let text = try text { _ = try container.resolve(Hall.self) }
    #expect(
      text == """
        Hall can only be built by asynchronous code.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(line + 3)
          registered at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "app"
          fix: resolve it with `await` in an async function: try await \
        container.resolve(Hall.self). At the top level of main.swift, Swift takes the synchronous resolve in spite of `await`: move the line into an async function. Once a shared instance is built, synchronous code can resolve it.
        """
    )
  }

  @Test func `a closed container has a text with its name`() async throws {
    await container.close()

    let text = try text { _ = try container.resolve(Hall.self) }
    let line = #line - 1
    #expect(
      text == """
        Container "app" is closed; it cannot resolve Hall.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(line)
          fix: resolve before the container closes, or end the work before the test ends.
        """
    )
  }

  @Test func `a resolve without a current container has a text`() throws {
    let text = try text { _ = try Container.unavailable.resolve(Hall.self) }
    let line = #line - 1
    #expect(
      text == """
        Cannot resolve Hall: no container is current here.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(line)
          fix: in an app, set its container at the start: try Container.bootstrap { … }; elsewhere, make one current: withContainer(container) { … }; in a test, write @Test(.container { $0.register(…) }) or use ContainerTestCase. For code that runs later, write let container = Container.current where one is current, and run that code in withContainer(container) { … }.
        """
    )
  }

  @Test func `a resolve in a container that was freed has a text`() throws {
    let straggler: Straggler
    do {
      let container = Container(label: "gone")
      container.register(Straggler.self) { Straggler() }
      straggler = try container.resolve(Straggler.self)
    }
    let text = try text { _ = try straggler.hall() }
    #expect(
      text == """
        Cannot resolve Hall: the container of the object that asks for it has been freed.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(Straggler.line)
          container: "gone"
          fix: keep the container for as long as its objects are used, in a property such as let app = appContainer(), or make and use them in withContainer(appContainer()) { … }.
        """
    )
  }

  @Test func `a key that stands twice in one batch has a text with both lines`() throws {
    container.register {
      Registration(Hall.self, name: "A") { Hall() }
      Registration(Hall.self, name: "A") { Hall() }
    }
    let line = #line - 2

    let text = try text { _ = try container.resolve(Hall.self, name: "A") }
    #expect(
      text == """
        Hall(name: A) is registered twice in one batch.
          registered at UnderstudyTests/ContainerErrorTests.swift:\(line - 1)
          registered again at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "app"
          fix: remove one, or give one a name, by which it is resolved: Registration(Hall.self, name: "…") { … }
        """
    )
  }

  @Test func `a live registration without a double has a text`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "live") }
    let line = #line - 1
    let mock = Container.mock(MockRules(missing: .fails), over: container)
    let text = try text { _ = try mock.resolve((any Mailer).self) }
    let resolved = #line - 1
    #expect(
      text == """
        Mailer is live, and no test double replaces it.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(resolved)
          counts as live, because the mock was made over a container that registers it, at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "mock"
          fix: register a double for it: container.register((any Mailer).self) { … }. To use the real one, allow it in the policy of the mock, as in .mockContainer(.strict.allowing(.of((any Mailer).self)), over: …). To use everything that is not marked live, write .integration(over: …), or the policy .strict.firewall(.marked).
        """
    )
  }

  @Test func `an instance built from a live registration has a text with the chain`() throws {
    container.register {
      Registration((any Mailer).self) { SMTPMailer(host: "live") }.live()
      Registration(Printing.self) { try Printing(mailer: $0.resolve()) }
      Registration(Office.self) { try Office(printing: $0.resolve()) }
    }
    let line = #line - 4
    _ = try container.resolve(Office.self)
    let fork = container.fork(
      sharing: .builtInstances,
      label: "fork",
      rules: MockRules(missing: .throwsOnly, firewall: .marked),
      host: IssueCollector()
    )
    fork.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    let text = try text { _ = try fork.resolve(Theatre.self) }
    let resolved = #line - 1
    #expect(
      text == """
        Mailer is live, and no test double replaces it.
          resolved at UnderstudyTests/ContainerErrorTests.swift:\(resolved - 1)
          for the resolve at UnderstudyTests/ContainerErrorTests.swift:\(resolved)
          registered as live at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "fork"
          chain: Theatre → Office → Printing → Mailer
          Office was built with the live Mailer outside this container, so it is not handed out
          fix: register a double for Mailer (Office is then built again): \
        container.register((any Mailer).self) { … }. To use the real one: if Mailer itself touches neither network nor disk, and only a service that it uses does, mark that service .live() instead; otherwise allow it in the policy of the test: .container(.live(.refuse).allowing(.of((any Mailer).self))), or, where the test has .integration(over: …), .mockContainer(.strict.firewall(.marked).allowing(.of((any Mailer).self)), over: …).
        """
    )
  }

  @Test func `a snapshot of another container has a text`() throws {
    let text = try text { try container.restore(Container().snapshot()) }
    let line = #line - 1
    #expect(
      text == """
        The snapshot was not taken from container "app".
          restored at UnderstudyTests/ContainerErrorTests.swift:\(line)
          container: "app"
          fix: restore it into the container it was taken from.
        """
    )
  }

  @Test func `every kind matches its error case`() {
    let context = ContainerError.Context(key: Key(Hall.self))
    let errors: [ContainerError] = [
      .dependencyNotRegistered(context, nearMisses: []), .circularDependency(context),
      .typeCastFailed(context, expected: "Mailer", actual: "Hall"),
      .factoryFailed(context, underlying: Broken()), .depthExceeded(context),
      .weakUnsupported(context),
      .containerUnavailable(context),
      .requiresAsync(context), .containerClosed(context),
      .duplicateRegistration(context, other: SourceSite()),
      .invalidPoolSize(context, maximum: 0), .blockedByFirewall(context),
      .bootstrapRefused(context), .validationFailed(context, failures: []),
      .timedOut(context, builder: SourceSite(), after: .seconds(1)),
      .snapshotOfAnotherContainer(context),
      .containerFrozen(context, frozenAt: SourceSite()),
      .scopeNotOpen(context, kind: "session", id: nil, open: []),
      .scopeAlreadyOpen(context, id: ScopeID("session", 1)),
    ]
    #expect(errors.map(\.kind) == ContainerError.Kind.allCases)
    #expect(errors.allSatisfy { $0.description.contains("fix: ") })
  }
}

private final class Straggler: Sendable {
  static let line = #line + 1
  let hall = Injected<Hall>()
}
