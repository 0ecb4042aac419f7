import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// What is live by accident: registered as live and used in a test that has not asked for it.
@Suite struct `A live dependency under a container trait` {
  private func issuesOfCase(
    _ traits: [any TestScoping],
    body: @escaping @concurrent @Sendable () async throws -> Void = use
  ) async throws -> [String] {
    try await issues { try await runCase(traits, body: body) }
  }

  @Test func `is resolved and is an issue with key, chain and site`() async throws {
    let texts = try await issuesOfCase([ContainerTrait.container(live)])
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    #expect(text.hasPrefix("UnderstudySwiftTestingTests/LiveAccessTests.swift:\(useLine) "))
    #expect(text.contains("Note is live, and this test used it."))
    #expect(text.contains("registered as live at UnderstudySwiftTestingTests/LiveAccessTests"))
    #expect(text.contains("fix: register a double for it"))
  }

  @Test func `is one issue for a key and a case, in blocks and off the task too`() async throws {
    let texts = try await issuesOfCase([ContainerTrait.container(live)]) {
      try await useOutsideAndInABlock()
      let container = Container.current
      try await Task.detached { _ = try await container.fork().resolve(Note.self) }.value
    }
    #expect(texts.count == 1)
  }

  @Test func `is reported again in the next case`() async throws {
    let texts = try await issues {
      for _ in 1...2 { try await runCase([ContainerTrait.container(live)], body: use) }
    }
    #expect(texts.count == 2)
  }

  @Test func `is not reported where a double replaces it`() async throws {
    try await runCase([
      ContainerTrait.container(live),
      ContainerTrait.container { $0.register(Note.self, instance: Note("double")) },
    ]) {
      let note = try await Container.current.resolve(Note.self)
      #expect(note == Note("double"))
    }
  }

  static let allowing: [ContainerTrait] = [
    .container(.live(.allow), live),
    .container(.lenient, live),
    .container(.live(.report).allowing(.of(Note.self)), live),
    .container(.live(.refuse).allowing(.of(Note.self)), live),
  ]

  @Test(arguments: allowing.indices)
  func `is allowed by the policy of the test, as a whole or by its key`(index: Int) async throws {
    try await runCase([Self.allowing[index]], body: use)
  }

  @Test func `is allowed by the policy of its suite, which inner containers inherit`() async throws
  {
    try await runCase([
      ContainerTrait.container(.live(.allow)), ContainerTrait.container(live),
    ]) {
      try await useOutsideAndInABlock()
    }
  }

  @Test func `is refused by a policy and by a mock, and does not run`() async throws {
    for trait in [ContainerTrait.container(.live(.refuse), live), .mockContainer(.strict, live)] {
      let texts = try await issuesOfCase([trait]) {
        await #expect(throws: ContainerError.self) {
          try await Container.current.resolve(Note.self)
        }
      }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("Note is live, and no test double replaces it.") == true)
    }
  }

  @Test func `is reported in a suite's container too`() async throws {
    let texts = try await issues {
      let trait: SuiteContainerTrait = .suiteContainer { live($0) }
      try await trait.runAround { try await use() }
    }
    #expect(texts.count == 1)
  }
}

// MARK: - Fixtures

@Sendable private func live(_ container: Container) {
  container.register { Registration(Note.self) { Note("live") }.live() }
}

private let useLine = #line + 2
@concurrent @Sendable private func use() async throws {
  #expect(try await Container.current.resolve(Note.self) == Note("live"))
}

/// A block with a container of its own.
@concurrent @Sendable private func useOutsideAndInABlock() async throws {
  try await use()
  try await withContainer {
    $0.register(Till.self) { Till() }
  } operation: {
    _ = try await Container.current.resolve(Till.self)
    try await use()
  }
}
