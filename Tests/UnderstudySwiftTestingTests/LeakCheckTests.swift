import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container.checkingLeaks()) struct `A case with a leak check` {
  let till: Till

  init() throws {
    Container.current.register(Till.self) { Till() }
    till = try Container.current.resolve()
  }

  @Test func `finds no leak in what its suite value holds`() throws {
    #expect(try Container.current.resolve(Till.self) === till)
  }

  @Test(.container { $0.register(Tills.self) { Tills() } }, arguments: 1...3)
  func `finds no leak in its layers and arguments`(_ entry: Int) async throws {
    let spy = Till()
    try await withContainer {
      $0.register(Till.self, name: "spy") { spy }
    } operation: {
      let tills = try await Container.current.resolve(Tills.self)
      tills.add(try await Container.current.resolve(name: "spy"))
      tills.add(till)
      #expect(tills.all.first === spy)
    }
  }
}

@Suite struct `A leak under Swift Testing` {
  @Test func `is one issue of its test, at the line that asked, naming key, lines and test`()
    async throws
  {
    let attic = Attic()
    let issues = KnownIssues()
    let asked = #line + 1
    let trait = ContainerTrait.container.checkingLeaks()
    // In a macro's closure, `#line` is the line of the macro; this is none.
    let line = #line + 4
    try await inner(trait, issues) {
      Container.current.register(Till.self) { Till() }
      Container.current.register(Tills.self, lifetime: .transient) { Tills() }
      attic.keep(try Container.current.resolve(Till.self))
      attic.keep(try Container.current.resolve(Tills.self))
    }
    #expect(issues.texts.count == 1)
    let text = issues.texts.first ?? ""
    #expect(text.hasPrefix("UnderstudySwiftTestingTests/LeakCheckTests.swift:\(asked) 2 objects"))
    #expect(
      text.contains(
        "Till: Till\n    built for the resolve at "
          + "UnderstudySwiftTestingTests/LeakCheckTests.swift:\(line),"
      )
    )
    #expect(text.contains("naming key, lines and test, LeakCheckTests.swift:"))
    withExtendedLifetime(attic) {}
  }

  @Test func `is a warning where that was asked for, and not reported where it is allowed`()
    async throws
  {
    let attic = Attic()
    for (trait, severity) in [
      (ContainerTrait.container.checkingLeaks(severity: .warning), Issue.Severity.warning),
      (.container.checkingLeaks(), .error),
      (.container.checkingLeaks(allowing: Till.self), nil),
      (.container, nil),
    ] {
      let found = Lock<[Issue.Severity]>([])
      try await withKnownIssue(isIntermittent: true) {
        try await provide(trait) {
          Container.current.register(Till.self) { Till() }
          attic.keep(try Container.current.resolve(Till.self))
        }
      } matching: { issue in
        found.withLock { $0.append(issue.severity) }
        return true
      }
      #expect(found.withLock { $0 } == (severity.map { [$0] } ?? []))
    }
  }

  @Test func `is reported for objects that two cases share`() async throws {
    let till = Till()
    let issues = KnownIssues()
    let trait = ContainerTrait.container { $0.register(Till.self) { till } }.checkingLeaks()
    for _ in 1...2 {
      try await inner(trait, issues) { _ = try Container.current.resolve(Till.self) }
    }
    #expect(issues.texts.count == 2)
    #expect(issues.texts.first?.contains("is still alive") == true)
    #expect(issues.texts.last?.contains("returned in another container") == true)
  }

  @Test func `is not an object that a factory of a layer has captured`() async throws {
    let trait = ContainerTrait.container {
      let spy = Till()
      $0.register(Till.self) { spy }
    }.checkingLeaks()
    try await provide(trait) { _ = try Container.current.resolve(Till.self) }
  }

  @Test func `is not an object that the task of a clean-up hook holds until it ends`() async throws
  {
    let trait = ContainerTrait.container {
      let spy = Till()
      $0.register { Registration(Till.self) { spy }.onClose(within: .seconds(600)) { _ in } }
    }.checkingLeaks()
    // By chance, one time in twelve.
    for _ in 1...100 {
      try await provide(trait) { _ = try Container.current.resolve(Till.self) }
    }
  }

  @Test func `is reported after a throw`() async throws {
    let attic = Attic()
    let issues = KnownIssues()
    try await inner(.container.checkingLeaks(), issues) {
      Container.current.register(Till.self) { Till() }
      attic.keep(try Container.current.resolve(Till.self))
      throw Mishap()
    }
    #expect(issues.texts.count { $0.contains("is still alive") } == 1)
    withExtendedLifetime(attic) {}
  }

  private func inner(
    _ trait: ContainerTrait,
    _ issues: KnownIssues,
    _ body: @escaping @Sendable () throws -> Void
  ) async throws {
    try await issues.collect {
      try await provide(trait, body)
    }
  }

  private func provide(
    _ trait: ContainerTrait,
    _ body: @escaping @Sendable () throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) { try body() }
  }
}

// MARK: - Fixtures

/// Outlives every case, as a static would, but is one test's own.
private final class Attic: Sendable {
  private let state = Lock<[any Sendable]>([])
  func keep(_ item: any Sendable) { state.withLock { $0.append(item) } }
}
