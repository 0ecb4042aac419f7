import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.tags(.scenario29)) struct `Verification of a case` {
  @Test func `reports an unused registration of the trait's closure, at its line`() async throws {
    let issues = KnownIssues()
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
    #expect(issues.texts.count == 1)
    #expect(
      issues.texts.first?.hasPrefix(
        "UnderstudySwiftTestingTests/VerifyingTests.swift:\(line) The registration of Note in the container of"
      ) == true
    )
  }

  @Test func `reports nothing where the case has thrown`() async throws {
    let trait = ContainerTrait.container { $0.register(Note.self, instance: Note("unused")) }
      .verifying(.unusedOverrides)
    let test = try #require(Test.current)
    await #expect(throws: Mishap.self) {
      try await trait.provideScope(for: test, testCase: nil) { throw Mishap() }
    }
  }

  @Test func `reports an undeclared resolve at the line that asks for it`() async throws {
    let issues = KnownIssues()
    let line = UInt(#line) + 2
    let trait = ContainerTrait.mockContainer(.lenient, over: live())
      .verifying(.undeclaredResolutions, declaring: [Till.self])
    try await failing(issues) {
      try await trait.provideScope(for: try #require(Test.current), testCase: nil) {
        _ = try Container.current.resolve(Note.self)
        _ = try Container.current.resolve(Till.self)
      }
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains("VerifyingTests.swift:\(line) ") == true)
    #expect(issues.texts.first?.contains("\n  Note, at ") == true)
  }

  @Test func `in a block is recorded at once, on the test`() async throws {
    let issues = KnownIssues()
    try await failing(issues) {
      try await ContainerTrait.container.verifying(.unusedOverrides)
        .provideScope(for: try #require(Test.current), testCase: nil) {
          withContainer {
            $0.register(Note.self, instance: Note("unused"))
          } operation: {
          }
          #expect(issues.texts.count == 1)
        }
    }
    #expect(issues.texts.count == 1)
  }

  private func failing(_ issues: KnownIssues, _ body: () async throws -> Void) async throws {
    try await issues.collect(isIntermittent: true) {
      try await body()
    }
  }
}

/// A suite whose closures register what one case uses, and what none does: what none uses is judged
/// by the suite alone, which is told to ignore it.
@Suite(
  .tags(.scenario29),
  .container { $0.register(Note.self, name: "outer", instance: Note("outer")) }
    .verifying(.unusedOverrides, severity: .error),
  .marking("between")
)
struct `Verification of a suite` {
  @Test func `does not require a case to use what the suite registers`() {}

  @Test func `passes if one case uses what the suite registers`() throws {
    #expect(try Container.current.resolve(Note.self, name: "outer") == Note("outer"))
  }

  @Suite(.container { $0.register(Note.self, name: "inner", instance: Note("inner")) })
  struct `nested in another suite` {
    @Test(.container { $0.register(Note.self, instance: Note("test")) })
    func `passes if a case uses both suites' registrations`() throws {
      #expect(try Container.current.resolve(Note.self) == Note("test"))
      #expect(try Container.current.resolve(Note.self, name: "inner") == Note("inner"))
    }

    @Test func `does not require a case to use the inner suite's registration`() {}
  }
}

/// The layer of a test's own trait is judged with the test, though the suite has a layer, too.
@Suite(.tags(.scenario29), .expectingAnUnusedNote, .container)
struct `Verification of a test under a suite's trait` {
  @Test(.container { $0.register(Note.self, instance: Note("unused")) })
  func `reports an unused registration of its own trait`() {}
}

/// What the suite's trait registers is declared, as is what a test's own code registers in its layer.
@Suite(
  .tags(.scenario29),
  .container { $0.register(Note.self, instance: Note("suite")) }
    .verifying(.undeclaredResolutions)
)
struct `Undeclared resolutions under a suite's trait` {
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
