import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

/// What is live by accident, under XCTest; and properties that cannot have what they declare.
final class LiveAccessMethodTests: InnerRunCase {
  func test57_somethingLiveIsHandedOutAndIsAFailureAtItsLine() {
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

  func test57_aClassThatRunsOnTheRealPartsSaysSoOnce() {
    let run = runSuite(of: RealParts.self, ["on purpose": use])
    expect(run.failures.count, is: 0)
  }

  func test57_aClassThatRefusesThemRunsNoneOfThem() {
    let run = runSuite(of: Refusing.self, ["on purpose": { try? use($0) }])
    expect(run, failsOnceWith: "Ledger is live here, and no test replaced it.")
  }

  func test56_anOptionalPropertyIsNilAfterAFailure() {
    var note: Note?
    let run = run { test in
      test.isolated {
        $0.register(Note.self) { throw Mishap() }
      } invoke: {
        note = OptionalReader().note
      }
    }
    expect(run, failsOnceWith: "Note of OptionalReader could not be injected.")
    expect(note == nil)
  }

  func test55_aRequiredPropertyGoesOnWithAFallback() {
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

private final class Refusing: ContainerTestCase {
  override class var policy: MockPolicy? { .live(.refuse) }
}

private struct OptionalReader { @Injected var note: Note? }
private struct RequiredReader { @Injected var count: Int }
