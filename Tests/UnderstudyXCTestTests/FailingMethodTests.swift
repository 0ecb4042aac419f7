import Dispatch
import Testing
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// Methods that fail on purpose, run from outside XCTest, whose own run they would fail.
@Suite(.serialized) struct `22 a method that fails` {
  @Test func `in its configuration does not run, is failed once, and leaves nothing behind`() throws
  {
    let kept = Kept()
    let run = run {
      $0.isolated {
        kept.container = $0
        throw Broken()
      } invoke: {
        kept.invocations += 1
      }
    }
    #expect(run.failures == 1)
    #expect(kept.invocations == 0)
    #expect(Container.current.label == nil)
    let error = #expect(throws: ContainerError.self) { try kept.container?.resolve(Note.self) }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `in its body leaves nothing behind`() throws {
    let kept = Kept()
    let run = run { testCase in
      testCase.isolated {
        kept.container = $0
      } invoke: {
        XCTFail("on purpose")
      }
    }
    #expect(run.failures == 1)
    #expect(Container.current.label == nil)
    let error = #expect(throws: ContainerError.self) { try kept.container?.resolve(Note.self) }
    #expect(error?.description.contains("XCTestCase") == true)
  }

  @Test func `by a miss in a strict mock has one failure, and throws`() throws {
    let kept = Kept()
    let run = run { testCase in
      testCase.isolated(.strict) {
        kept.error = #expect(throws: ContainerError.self) {
          try Container.current.resolve(Note.self)
        }
      }
    }
    #expect(run.failures == 1)
    #expect(kept.error?.kind == .dependencyNotRegistered)
  }

  @Test func `by a miss on another thread is failed too`() throws {
    let run = run { testCase in
      testCase.isolated(.strict) {
        let container = Container.current
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          _ = try? container.resolve(Note.self)
          done.signal()
        }
        done.wait()
      }
    }
    #expect(run.failures == 1)
  }

  @Test func `long ago says so in the text of a late issue`() throws {
    let kept = Kept()
    _ = run { testCase in
      testCase.isolated(.strict) {
        kept.container = $0.fork()
      } invoke: {
      }
      kept.scope = kept.container?.sink as? TestScope
    }
    let late = run { _ in kept.scope?.record(ContainerIssue("late", at: SourceSite())) }
    #expect(late.failures == 1)
    #expect(kept.scope?.testName == "XCTestCase.on purpose")
  }

  @Test func `29 by an override that nobody used, where that is an error`() {
    let run = run { testCase in
      testCase.isolated {
        $0.setVerification(.unusedOverrides, severity: .error)
        $0.register(Note.self) { Note() }
      } invoke: {
        withContainer {
          $0.register(Note.self) { Note() }
        } operation: {
        }
      }
    }
    // One for the block, and, the method having failed by it, none for the rest.
    #expect(run.failures == 1)
    let alone = self.run { testCase in
      testCase.isolated {
        $0.setVerification(.unusedOverrides, severity: .error)
        $0.register(Note.self) { Note() }
      } invoke: {
      }
    }
    #expect(alone.failures == 1)
  }

  @Test func `not at all has none`() {
    #expect(run { $0.isolated {} }.failures == 0)
  }

  private func run(_ body: @escaping (XCTestCase) -> Void) -> (failures: Int, Void) {
    let testCase = XCTestCase(name: "on purpose") { body($0) }
    testCase.run()
    return (testCase.testRun?.totalFailureCount ?? -1, ())
  }
}

// MARK: - Fixtures

private struct Broken: Error {}
private struct Note: Sendable {}
private final class Kept {
  var container: Container?
  var invocations = 0
  var error: ContainerError?
  var scope: TestScope?
}
