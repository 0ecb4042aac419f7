import Dispatch
import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

final class EndOfMethodTests: InnerRunCase {
  func testALayerMadeInsideAMethodIsCleanedUpAtItsEnd() {
    let closings = Counter()
    let run = run { test in
      test.isolated { _ in
      } invoke: {
        test.isolated { container in
          container.register {
            Registration(Ledger.self) { Ledger() }.onClose { _ in closings.add() }
          }
        } invoke: {
          _ = try? Container.current.resolve(Ledger.self)
        }
      }
    }
    expect(run.count, is: 0)
    expect(closings.count, is: 1)
  }

  func testTheRunLoopDoesNotTurnWithNothingToWaitFor() {
    let turns = Counter()
    run { test in
      test.isolated {
        $0.register(Ledger.self) { Ledger() }
      } invoke: {
        _ = try? Container.current.resolve(Ledger.self)
        DispatchQueue.main.async { turns.add() }
      }
      self.expect(turns.count, is: 0)
    }
  }

  func testTheEndWaitsForABuildOnTheMainActor() {
    let ended = Counter()
    let run = run { test in
      test.isolated {
        let container = $0
        let started = Latch()
        container.register(Ledger.self) { _ async in
          started.open()
          await MainActor.run { _ = ended.add() }
          return Ledger()
        }
        Task { _ = try? await container.resolve(Ledger.self) }
        started.block()
      } invoke: {
      }
      self.expect(ended.count, is: 1)
    }
    expect(run.count, is: 0)
  }

  func testTheEndWaitsForCleanUpAndACleanUpThatFailsFailsTheMethod() {
    let cleaned = Counter()
    var line: UInt = 0
    let run = run { test in
      test.isolated { container in
        line = #line + 2
        container.register {
          Registration(Ledger.self, instance: Ledger()).onClose(within: .ample) { @MainActor _ in
            cleaned.add()
            throw Mishap()
          }
        }
      } invoke: {
      }
      self.expect(cleaned.count, is: 1)
    }
    expect(run, failsOnceWith: "failed: Mishap()", in: "EndOfMethodTests.swift", at: line)
  }

  func testABuildThatDoesNotEndIsAbandonedAndNamed() {
    let mayEnd = Latch()
    var line: UInt = 0
    let run = run { test in
      let limits = ClosingLimits(builds: .zero, all: .ample)
      test.isolated(nil, over: nil, within: limits) { container in
        let started = Latch()
        container.register(Ledger.self) { _ async in
          started.open()
          await mayEnd.wait()
          return Ledger()
        }
        line = #line + 1
        Task { _ = try? await container.resolve(Ledger.self) }
        started.block()
      }
    }
    mayEnd.open()
    expect(
      run,
      failsOnceWith: """
        "XCTestCase.on purpose" has ended, but Ledger is still being built in container \
        "XCTestCase.on purpose"; the test waits no longer.
          fix: let the factory end when its task is cancelled, or let the test await that resolve.
        """,
      in: "EndOfMethodTests.swift",
      at: line
    )
    expect(TestRun.slotContainer == nil)
  }

  func testAnEndThatTakesTooLongNamesItsHooksAndLosesNoIssue() {
    let mayEnd = Latch()
    var line: UInt = 0
    let run = run { test in
      let limits = ClosingLimits(builds: .ample, all: .zero)
      test.isolated(.strict, over: nil, within: limits) { container in
        line = #line + 2
        container.register {
          Registration(Ledger.self, instance: Ledger()).onClose(within: .ample) { _ in
            await mayEnd.wait()
          }
          Registration(Counter.self, instance: Counter()).onClose(within: .ample) { _ in }
        }
        onThread { _ = try? container.resolve(Note.self) }
      }
    }
    mayEnd.open()
    expect(run.failures.count, is: 2)
    let texts = run.failures.map(\.message)
    expect(texts.first?.contains("clean-up hooks that have not ended: Ledger") == true, "\(texts)")
    // The newest is cleaned up first, and may have been by then.
    let lines = [line, line + 3]
    expect(run.failures.first.map { lines.contains($0.line) } == true, "\(run.failures)")
    expect(texts.last?.contains("Nothing is registered for Note") == true, "\(texts)")
  }
}
