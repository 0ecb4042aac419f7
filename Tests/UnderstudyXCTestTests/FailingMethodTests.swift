import Foundation
import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

// Scenario 22.
/// A method that fails leaves nothing behind. The methods fail on purpose.
final class FailingMethodTests: InnerRunCase {
  func testAMethodWhoseConfigurationFailsDoesNotRun() {
    let kept = Kept()
    let run = run {
      $0.isolated {
        kept.container = $0
        throw Mishap()
      } invoke: {
        kept.invocations += 1
      }
    }
    expect(run, failsOnceWith: "could not be configured: Mishap()")
    expect(kept.invocations, is: 0)
    expectNothingIsLeft(of: kept)
  }

  func testAMethodWhoseBodyFailsLeavesNothingBehind() {
    let kept = Kept()
    let run = run { test in
      test.isolated {
        kept.container = $0
      } invoke: {
        XCTFail("on purpose")
      }
    }
    expect(run, failsOnceWith: "on purpose")
    expectNothingIsLeft(of: kept)
  }

  func testATemporaryDirectoryIsKeptIfItsMethodFails() throws {
    for isFailing in [true, false] {
      let used = Recorder<String>()
      run { test in
        test.isolated {
          DeterministicDoubles(seed: 7).register(in: $0)
        } invoke: {
          if let directory = try? Container.current.resolve(TemporaryDirectory.self) {
            used.add(directory.url.path)
          }
          if isFailing { XCTFail("on purpose") }
        }
      }
      let path = used.all.first ?? ""
      expect(FileManager.default.fileExists(atPath: path), is: isFailing)
      if isFailing { try FileManager.default.removeItem(atPath: path) }
    }
  }

  func testAMethodWhoseSetUpFailsLeavesNothingBehind() {
    for kind in FailingSetUp.Kind.allCases {
      let kept = Kept()
      let run = run(FailingSetUp.self, named: kind.rawValue) { _ in kept.invocations += 1 }
      expect(run, failsOnceWith: "Mishap()")
      expect(kept.invocations, is: 0)
      kept.container = FailingSetUp.last.withLock { $0 }
      expectNothingIsLeft(of: kept)
    }
  }

  func testAMissInAStrictMockIsOneFailureAtItsLineAndThrows() {
    let kept = Kept()
    var line: UInt = 0
    let run = run { test in
      test.isolated(.strict) {
        line = #line + 1
        do throws(ContainerError) { _ = try Container.current.resolve(Note.self) } catch {
          kept.error = error
        }
      }
    }
    expect(
      run,
      failsOnceWith: "Nothing is registered for Note",
      in: "FailingMethodTests.swift",
      at: line
    )
    expect(kept.error?.kind == .dependencyNotRegistered)
  }

  func testAMissOnAnotherThreadFailsTheMethodAtItsLine() {
    var line: UInt = 0
    let run = run { test in
      test.isolated(.strict) {
        let container = Container.current
        line = #line + 1
        onThread { _ = try? container.resolve(Note.self) }
      }
    }
    expect(
      run,
      failsOnceWith: "Nothing is registered for Note",
      in: "FailingMethodTests.swift",
      at: line
    )
  }

  // Scenario 28.
  func testWorkLeftByAMethodFailsTheNextOneAndNamesTheFirst() {
    let kept = Kept()
    run(named: "the first") { test in
      test.isolated(.strict) {
        kept.container = $0.fork()
      } invoke: {
      }
    }
    let late = run(named: "the next") { test in
      test.isolated {
        onThread { [container = kept.container] in _ = try? container?.resolve(Note.self) }
      }
    }
    expect(
      late,
      failsOnceWith: "Work started by \"XCTestCase.the first\" is still running after the test"
    )
    expect(late.failures.map(\.test), is: ["XCTestCase.the next"])
  }

  func testAnIsolatedMethodThatPassesHasNoFailure() {
    let run = run { $0.isolated {} }
    expect(run.count, is: 0)
  }

  private func expectNothingIsLeft(of kept: Kept, line: UInt = #line) {
    expect(TestRun.slotContainer == nil, "the slot is taken", line: line)
    expect(Container.override == nil, "an override is left", line: line)
    expect(kept.container?.isOpen == false, "the container is not closed", line: line)
  }
}

// MARK: - Fixtures

private final class Kept {
  var container: Container?
  var invocations = 0
  var error: ContainerError?
}

private final class FailingSetUp: ContainerTestCase {
  enum Kind: String, CaseIterable { case asynchronous, throwing }
  static let last = Lock<Container?>(nil)

  override func configure(_ container: Container) throws {
    Self.last.withLock { $0 = container }
  }

  override func setUp() async throws {
    if name.hasSuffix(Kind.asynchronous.rawValue) { throw Mishap() }
  }

  override func setUpWithError() throws {
    if name.hasSuffix(Kind.throwing.rawValue) { throw Mishap() }
  }
}
