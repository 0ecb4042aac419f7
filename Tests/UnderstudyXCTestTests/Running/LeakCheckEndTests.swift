import Dispatch
import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

/// What has to be awaited first.
final class LeakCheckEndTests: InnerRunCase {
  func testACheckWaitsForTheContainersOwnTask() {
    // Whoever has to wait for such a task does not close here; without a check, nobody has to.
    for (check, closesHere) in [(LeakCheck(), false), (nil, true)] {
      let closedHere = Lock<Bool?>(nil)
      let run = run { test in
        test.isolated(checkingLeaks: check) {
          $0.register(Till.self) { _ async in Till() }
        } invoke: {
          let container = Container.current
          container.observe { event in
            guard case .closed = event.kind else { return }
            closedHere.withLock { $0 = Thread.isMainThread }
          }
          let isBuilt = Latch()
          Task.detached {
            _ = try? await container.resolve(Till.self)
            isBuilt.open()
          }
          isBuilt.block()
        }
      }
      expect(run.count, is: 0)
      expect(closedHere.withLock { $0 } == closesHere)
    }
  }

  func testAnObjectCapturedByAFactoryIsFreedAfterAnEndThatWaits() {
    let run = run { test in
      test.isolated(checkingLeaks: LeakCheck()) { container in
        let till = Till()
        container.register {
          Registration(Till.self) { till }.onClose(within: .ample) { _ in }
        }
        _ = try container.resolve(Till.self)
      } invoke: {
      }
    }
    expect(run.count, is: 0)
  }

  func testABlockThatHoldsTheContainerForAMomentLongerIsNoLeak() {
    let run = run { test in
      test.isolated(checkingLeaks: LeakCheck()) { container in
        let till = Till()
        container.register(Till.self) { till }
        _ = try container.resolve(Till.self)
      } invoke: {
        // It runs when somebody waits.
        DispatchQueue.main.async { [container = Container.current] in
          withExtendedLifetime(container) {}
        }
      }
    }
    expect(run.count, is: 0)
  }

  func testAMethodWhoseEndExceedsItsLimitFailsForThatAlone() {
    let attic = Attic()
    let mayEnd = Latch()
    for limits in [
      ClosingLimits(builds: .zero, all: .ample), ClosingLimits(builds: .ample, all: .zero),
    ] {
      let run = run { test in
        test.isolated(nil, checkingLeaks: LeakCheck(), over: nil, within: limits) { container in
          container.register(Till.self) { Till() }
          attic.keep(try? container.resolve(Till.self))
          let started = Latch()
          container.register(Ledger.self) { _ async in
            started.open()
            await mayEnd.wait()
            return Ledger()
          }
          Task { _ = try? await container.resolve(Ledger.self) }
          started.block()
        }
      }
      expect(run, failsOnceWith: "Ledger is still being built")
    }
    mayEnd.open()
    expect(attic.tills.count, is: 2)
  }
}
