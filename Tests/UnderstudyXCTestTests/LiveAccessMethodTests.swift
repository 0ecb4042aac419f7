import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

// Scenario 57.
/// What is live by accident, under XCTest; and properties that cannot have what they declare.
final class LiveAccessMethodTests: InnerRunCase {
  func testALiveDependencyIsResolvedAndIsAFailureAtItsLine() {
    var line: UInt = 0
    let run = runSuite(
      of: ContainerTestCase.self,
      [
        "on purpose": { test in
          test.container.register { Registration(Ledger.self) { Ledger() }.live() }
          line = #line + 1
          _ = try test.container.resolve(Ledger.self)
          _ = try test.container.resolve(Ledger.self)
        }
      ]
    )
    expect(
      run,
      failsOnceWith: "Ledger is live, and this test used it.",
      in: "LiveAccessMethodTests.swift",
      at: line
    )
  }

  func testTheFailureOfAnAsynchronousMethodHasTheKeyTheChainAndTheSite() {
    let line = UInt(#line + 5)
    let run = runSuite(
      of: ContainerTestCase.self,
      [
        "on purpose": inAsync { test in
          test.container.register { Registration(Ledger.self) { Ledger() }.live() }
          test.container.register(Office.self) { Office(ledger: try $0.resolve()) }
          _ = try await test.container.resolve(Office.self)
        }
      ]
    )
    expect(
      run,
      failsOnceWith: """
        Ledger is live, and this test used it.
          resolved at UnderstudyXCTestTests/LiveAccessMethodTests.swift:\(line + 1)
          for the resolve at UnderstudyXCTestTests/LiveAccessMethodTests.swift:\(line + 2)
          registered as live at UnderstudyXCTestTests/LiveAccessMethodTests.swift:\(line)
          container: "ContainerTestCase.on purpose"
          chain: Office → Ledger
          fix: register a double for it in "ContainerTestCase.on purpose", before it runs this code: Container.current.register(Ledger.self) { … }.
        """,
      in: "LiveAccessMethodTests.swift",
      at: line + 1
    )
  }

  func testAClassMayAllowLiveDependenciesAsAWholeOrByKey() {
    for type in [RealParts.self, AllowedByName.self, AloneNotRefused.self] {
      expect(runSuite(of: type, ["on purpose": use]).failures.count, is: 0)
    }
  }

  func testAClassThatRefusesLiveDependenciesRunsNoneOfThem() {
    let run = runSuite(of: Refusing.self, ["on purpose": { try? use($0) }])
    expect(run, failsOnceWith: "Ledger is live, and no test double replaces it.")
  }

  // Scenario 56.
  func testAnOptionalPropertyIsNilAfterAFailure() {
    expectNil(after: "failed: Mishap()") { $0.register(Note.self) { throw Mishap() } }
  }

  // Scenario 56.
  func testAnOptionalPropertyIsNilAfterAFailureWhereOnlyAsyncCodeCanBuildIt() {
    expectNil(after: "can only be built by asynchronous code") {
      $0.register(Note.self) { (_: Resolver) async throws in Note() }
    }
  }

  /// Expects that a property gets `nil` in methods of either kind, and that each fails once.
  private func expectNil(
    after reason: String,
    line: UInt = #line,
    filling fill: @escaping (Container) -> Void
  ) {
    var notes: [Note?] = []
    let read = { (test: ContainerTestCase) in
      fill(test.container)
      notes.append(OptionalReader().note)
    }
    let methods: [(ContainerTestCase) throws -> Void] = [read, inAsync { read($0) }]
    for method in methods {
      let run = runSuite(of: ContainerTestCase.self, ["on purpose": method])
      expect(
        run,
        failsOnceWith: "Note of OptionalReader could not be injected.",
        in: "LiveAccessMethodTests.swift",
        at: optionalLine,
        line: line
      )
      expect(run.failures.first?.message.contains(reason) == true, line: line)
    }
    expect(notes.count, is: methods.count, line: line)
    expect(notes.allSatisfy { $0 == nil }, line: line)
  }

  // Scenario 55.
  func testARequiredPropertyGetsAFallback() {
    var count = -1
    let run = run { test in
      test.isolated(.strict) { count = RequiredReader().count }
    }
    expect(run, failsOnceWith: "Int of RequiredReader could not be injected.")
    expect(count, is: 0)
  }
}

// MARK: - Fixtures

private func use(_ test: ContainerTestCase) throws {
  test.container.register { Registration(Ledger.self) { Ledger() }.live() }
  _ = try test.container.resolve(Ledger.self)
}

private final class RealParts: ContainerTestCase {
  override class var policy: MockPolicy? { .live(.allow) }
}

private final class AllowedByName: ContainerTestCase {
  override class var policy: MockPolicy? { .live(.report).allowing(.of(Ledger.self)) }
}

private final class AloneNotRefused: ContainerTestCase {
  override class var policy: MockPolicy? { .live(.refuse).allowing(.of(Ledger.self)) }
}

private final class Refusing: ContainerTestCase {
  override class var policy: MockPolicy? { .live(.refuse) }
}

private struct Office: Sendable { let ledger: Ledger }

private let optionalLine = UInt(#line + 1)
private struct OptionalReader { @Injected var note: Note? }
private struct RequiredReader { @Injected var count: Int }
