import TestSupport
import Testing

@testable import Understudy

@Suite struct `The texts of missing keys` {
  let container = Container(label: "app")

  private func text(_ body: () throws -> Void) throws -> String {
    try #require(throws: ContainerError.self) { try body() }.description
  }

  @Test func `an unregistered type has a text with the key and its chain`() throws {
    container.register(SMTPMailer.self) { SMTPMailer(host: "smtp") }
    container.register((any Mailer).self, name: "loud") { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let line = #line - 1

    let text = try text { _ = try container.resolve(Printing.self) }
    #expect(
      text == """
        Nothing is registered for Mailer.
          resolved at UnderstudyTests/MissingKeyTextTests.swift:\(line)
          for the resolve at UnderstudyTests/MissingKeyTextTests.swift:\(line + 3)
          container: "app"
          chain: Printing → Mailer
          names registered for this type: loud
          did you mean: Mailer(name: loud), SMTPMailer
          fix: SMTPMailer is a Mailer, but is registered only under its own type; add \
        container.register((any Mailer).self) { try $0.resolve(SMTPMailer.self) }, or register one instance for both types instead: container.register(SMTPMailer(…), as: (any Mailer).self).
        """
    )
  }

  @Test func `a protocol with type arguments is spelled as in the source`() throws {
    let text = try text { _ = try container.resolve((any Clock<Duration>).self) }
    #expect(text.hasPrefix("Nothing is registered for any Clock<Duration>.\n"))
    #expect(text.contains("container.register((any Clock<Duration>).self) { … }"))
    let nested = Key.of([any Collection<any Sequence<Int>>]?.self)
    #expect(nested.description == "Optional<Array<any Collection<any Sequence<Int>>>>")
  }

  @Test
  func `a closure has a fix that names it as an instance, and no near miss of another result`()
    throws
  {
    container.register((@Sendable () -> Int).self, instance: { 1 })
    container.register((@MainActor () -> UInt).self, instance: { 1 })
    let text = try text { _ = try container.resolve((@Sendable () -> UInt).self) }
    #expect(text.contains("container.register((@Sendable () -> UInt).self, instance: { … })"))
    #expect(text.contains("did you mean: @MainActor @Sendable () -> UInt\n"))
  }

  @Test func `a type whose protocol alone is registered has a text that leads to it`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }

    let text = try text { _ = try container.resolve(SMTPMailer.self) }
    #expect(text.contains("\n  did you mean: Mailer\n"))
    #expect(
      text.hasSuffix(
        """
          fix: Mailer is registered, and SMTPMailer is one: if any Mailer will do, call resolve((any Mailer).self); otherwise replace the registration of Mailer by container.register(SMTPMailer(…), as: (any Mailer).self), one instance for both types.
        """
      )
    )
  }

  @Test func `a test that asks for a double by its own type is told to register it under both`()
    throws
  {
    let container = Container(label: "sells", rules: nil, host: NamedHost())
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    let text = try withContainer(container) {
      try self.text { _ = try container.resolve(SMTPMailer.self) }
    }
    #expect(
      text.hasSuffix(
        """
          fix: Mailer is registered, and SMTPMailer is one: replace the registration of Mailer by \
        Container.current.register(SMTPMailer(…), as: (any Mailer).self), one instance for both types; or, if any Mailer will \
        do, call resolve((any Mailer).self).
        """
      )
    )
  }

  @Test func `the text for many near misses names three of them, the closest first`() throws {
    for name in ["A", "B", "C", "D"] { container.register(Hall.self, name: name) { Hall() } }

    let text = try text { _ = try container.resolve(Hall.self) }
    #expect(text.contains("names registered for this type: A, B, C, D\n"))
    #expect(text.contains("did you mean: Hall(name: A), Hall(name: B), Hall(name: C)\n"))
  }

  @Test func `an optional type that was inferred has a text of its own`() throws {
    container.register(Hall.self) { Hall() }

    let text = try text {
      let hall: Hall? = try container.resolve()
      _ = hall
    }
    #expect(text.contains("Nothing is registered for Optional<Hall>."))
    #expect(text.contains("did you mean: Hall\n"))
    #expect(text.contains("fix: the type was inferred as an optional: name the registered type"))
    #expect(
      text.hasSuffix("as in resolve(Hall.self), or call resolveIfRegistered(Hall.self).")
    )
  }

  @Test func `an optional type that is not registered at all has a text that registers it`() throws
  {
    let text = try text {
      let hall: Hall? = try container.resolve()
      _ = hall
    }
    #expect(
      text.contains("Hall is not registered: register it, container.register(Hall.self) { … }")
    )
  }

  @Test func `an optional type whose registration has a name has a text with that name`() throws {
    container.register(Hall.self, name: "main") { Hall() }

    let text = try text {
      let hall: Hall? = try container.resolve()
      _ = hall
    }
    let spelled = #"(Hall.self, name: "main")"#
    #expect(text.hasSuffix("as in resolve\(spelled), or call resolveIfRegistered\(spelled)."))
  }

  @Test(
    arguments: [
      (
        ["main"], nil,
        "resolve it by its name: resolve(Hall.self, name: \"main\"), or register one without a name: "
          + "container.register(Hall.self) { … }"
      ),
      (
        ["main", "north"], "nord",
        "resolve it by one of its names, such as resolve(Hall.self, name: \"north\"), or register one "
          + "under this name: container.register(Hall.self, name: \"nord\") { … }"
      ),
      (
        [nil], "main",
        "resolve it without a name: resolve(Hall.self), or register one under this name: "
          + "container.register(Hall.self, name: \"main\") { … }"
      ),
    ] as [([String?], String?, String)]
  )
  func `a type that is registered under another name has a text with that name`(
    names: [String?],
    wanted: String?,
    fix: String
  ) throws {
    for name in names { container.register(Hall.self, name: name) { Hall() } }

    let text = try text { _ = try container.resolve(Hall.self, name: wanted) }
    #expect(text.hasSuffix("\n  fix: \(fix)"), "\(text)")
  }
}

private final class NamedHost: TestHost {
  let nameOfTest: String? = "sells()"

  func record(_ issue: ContainerIssue) {}
}
