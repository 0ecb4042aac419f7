import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `29 verifying a case` {
  @Test func `reports what the trait's closure registered in vain, at its line`() async throws {
    let issues = Issues()
    let line = UInt(#line) + 2
    let trait = ContainerTrait.container {
      $0.register(Note.self, instance: Note("unused"))
      $0.register(Note.self, name: "used", instance: Note("used"))
    }.verifying(.unusedOverrides)
    try await failing(issues) {
      try await trait.provideScope(for: try #require(Test.current), testCase: nil) {
        _ = try Container.current.resolve(Note.self, name: "used")
      }
    }
    #expect(issues.all.count == 1)
    #expect(
      issues.all.first?.hasPrefix(
        "UnderstudySwiftTestingTests/VerifyingTests.swift:\(line) The registration of Note in the container of"
      ) == true
    )
  }

  @Test func `judges nothing where the case has thrown`() async throws {
    let trait = ContainerTrait.container { $0.register(Note.self, instance: Note("unused")) }
      .verifying(.unusedOverrides)
    let test = try #require(Test.current)
    await #expect(throws: Mishap.self) {
      try await trait.provideScope(for: test, testCase: nil) { throw Mishap() }
    }
  }

  @Test func `reports what was resolved undeclared, at the line that asks for it`() async throws {
    let issues = Issues()
    let line = UInt(#line) + 2
    let trait = ContainerTrait.mockContainer(.lenient, over: live())
      .verifying(.undeclaredResolutions, declaring: [Till.self])
    try await failing(issues) {
      try await trait.provideScope(for: try #require(Test.current), testCase: nil) {
        _ = try Container.current.resolve(Note.self)
        _ = try Container.current.resolve(Till.self)
      }
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.contains("VerifyingTests.swift:\(line) ") == true)
    #expect(issues.all.first?.contains("\n  Note, at ") == true)
  }

  @Test func `in a block is recorded at once, on the test`() async throws {
    let issues = Issues()
    try await failing(issues) {
      try await ContainerTrait.container.verifying(.unusedOverrides)
        .provideScope(for: try #require(Test.current), testCase: nil) {
          withContainer {
            $0.register(Note.self, instance: Note("unused"))
          } operation: {
          }
          #expect(issues.all.count == 1)
        }
    }
    #expect(issues.all.count == 1)
  }

  private func failing(_ issues: Issues, _ body: () async throws -> Void) async throws {
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      issues.add(issue)
      return true
    }
  }
}

/// A suite whose closures register what one case uses, and what none does: what none uses is judged
/// by the suite alone, which is told to ignore it.
@Suite(
  .container { $0.register(Note.self, name: "outer", instance: Note("outer")) }
    .verifying(.unusedOverrides, severity: .error),
  .marking("between")
)
struct `29 verifying a suite` {
  @Test func `asks no single case to use what the suite registers`() {}

  @Test func `is content with one case that uses it`() throws {
    _ = try Container.current.resolve(Note.self, name: "outer")
  }

  @Suite(.container { $0.register(Note.self, name: "inner", instance: Note("inner")) })
  struct `nested in another` {
    @Test(.container { $0.register(Note.self, instance: Note("test")) })
    func `uses its own and its suite's`() throws {
      _ = try Container.current.resolve(Note.self)
      _ = try Container.current.resolve(Note.self, name: "inner")
    }

    @Test func `need not`() {}
  }
}

/// The layer of a test's own trait is judged with the test, though the suite has a layer, too.
@Suite(.expectingAnUnusedNote, .container)
struct `29 verifying a test under a suite's trait` {
  @Test(.container { $0.register(Note.self, instance: Note("unused")) })
  func `reports what its own trait registers in vain`() {}
}

/// What the suite's trait registers is declared, as is what a test's own code registers in its layer.
@Suite(
  .container { $0.register(Note.self, instance: Note("suite")) }
    .verifying(.undeclaredResolutions)
)
struct `29 undeclared resolutions under a suite's trait` {
  @Test func `are none where the test registered`() throws {
    Container.current.register(Till.self) { Till() }
    _ = try Container.current.resolve(Till.self)
    Container.current.verify(.undeclaredResolutions)
  }

  @Test func `are none where the suite's own trait registered`() throws {
    _ = try Container.current.resolve(Note.self)
    Container.current.verify(.undeclaredResolutions)
  }
}

private func live() -> Container {
  let live = Container(label: "live")
  live.register(Note.self, instance: Note("live"))
  live.register(Till.self) { Till() }
  return live
}

// MARK: - Fixtures

/// Around the cases of a suite: the end of each is judged with the outermost of its layers.
private struct UnusedNoteTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("The registration of Note in the container") == true
    }
  }
}

extension Trait where Self == UnusedNoteTrait {
  fileprivate static var expectingAnUnusedNote: UnusedNoteTrait { UnusedNoteTrait() }
}
