import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

/// Methods that leak on purpose.
final class LeakCheckMethodTests: InnerRunCase {
  func testAnObjectThatOutlivesAMethodFailsItOnceAtTheLineThatAsked() {
    let attic = Attic()
    let line: UInt = #line + 2
    let run = run(LeakyCase.self) { _ in
      attic.keep(try Container.current.resolve(Till.self))
    }
    expect(
      run,
      failsOnceWith: """
        1 object that factories built for test "LeakyCase.on purpose" is still alive, but all its \
        containers are closed:
          Till: Till
            built for the resolve at \
        UnderstudyXCTestTests/LeakCheckMethodTests.swift:\(line), registered at \
        UnderstudyXCTestTests/LeakCheckMethodTests.swift:\(LeakyCase.registered), in container \
        "LeakyCase.on purpose"
        """,
      in: "LeakCheckMethodTests.swift",
      at: LeakyCase.asked
    )
    let text = run.failures.first?.message ?? ""
    expect(text.contains("under XCTest, objects that reflection finds"), text)
    expect(text.hasSuffix("or LeakCheck(allowing: Till.self) in XCTest."), text)
    expect(attic.tills.count, is: 1)
  }

  func testAnObjectThatTwoMethodsShareFailsTheSecond() {
    let till = Till()
    let runs = (1...2).map { number in
      run(named: "sale \(number)") { test in
        test.isolated(checkingLeaks: LeakCheck()) {
          $0.register(Till.self) { till }
        } invoke: {
          _ = try? Container.current.resolve(Till.self)
        }
      }
    }
    expect(runs[0], failsOnceWith: "is still alive")
    expect(runs[1], failsOnceWith: "returned in another container")
    expect(runs[1], failsOnceWith: "in test \"XCTestCase.sale 1\"")
  }

  func testAnObjectHeldByTheTestCaseObjectIsNoLeak() {
    let test = KeepingCase(name: "on purpose") { _ in }
    expect(run(test).count, is: 0)
    expect(test.desk?.till != nil && test.booth?.till === test.desk?.till)
  }

  func testAnObjectReleasedByTheTestCaseObjectInTearDownIsNoLeak() {
    let test = EmptiedCase(name: "on purpose") { _ in }
    expect(run(test).count, is: 0)
    expect(test.desk == nil)
  }

  func testAnObjectCapturedByAFactoryIsFreedWithTheContainer() {
    expect(run(CapturingCase.self) { _ in }.count, is: 0)
  }

  func testAnObjectOfAnAllowedKeyIsNoLeak() {
    let attic = Attic()
    let run = run { test in
      test.isolated(checkingLeaks: LeakCheck(allowing: Till.self)) {
        $0.register(Till.self) { Till() }
        $0.register(Desk.self) { Desk(till: try $0.resolve()) }
      } invoke: {
        attic.keep(try? Container.current.resolve(Till.self))
        attic.keep(try? Container.current.resolve(Desk.self))
      }
    }
    expect(run, failsOnceWith: "1 object that factories built")
    expect(run, failsOnceWith: "  Desk: Desk\n")
    expect(attic.tills.count, is: 1)
  }

  func testNothingIsTrackedOrReportedWithoutACheck() {
    let attic = Attic()
    let run = run { test in
      test.isolated {
        self.expect(($0.host as? TestScope)?.followsCreations == false)
        $0.register(Till.self) { Till() }
      } invoke: {
        attic.keep(try? Container.current.resolve(Till.self))
      }
    }
    expect(run.count, is: 0)
    expect(attic.tills.count, is: 1)
  }

  func testALeakReportedAsAWarningFailsNothing() {
    let attic = Attic()
    let run = run { test in
      test.isolated(checkingLeaks: LeakCheck(severity: .warning)) {
        $0.register(Till.self) { Till() }
      } invoke: {
        attic.keep(try? Container.current.resolve(Till.self))
      }
    }
    expect(run.count, is: 0)
  }

  func testAMethodThatFailedIsCheckedForLeaks() {
    let attic = Attic()
    let run = run(LeakyCase.self) { _ in
      attic.keep(try Container.current.resolve(Till.self))
      throw Mishap()
    }
    expect(run.failures.count, is: 2)
    expect(run.failures.last?.message.contains("is still alive") == true, "\(run.failures)")
    expect(attic.tills.count, is: 1)
  }

  func testACheckOfAnInnerLayerCoversTheWholeMethod() {
    let attic = Attic()
    let run = run { test in
      test.isolated {
        test.isolated(checkingLeaks: LeakCheck()) {
          $0.register(Till.self) { Till() }
        } invoke: {
          attic.keep(try? Container.current.resolve(Till.self))
        }
      }
    }
    expect(run, failsOnceWith: "1 object that factories built for test \"XCTestCase.on")
    expect(attic.tills.count, is: 1)
  }

  func testACheckOfALayerCoversTheMethodUnderTheObserver() {
    let attic = Attic()
    let before = RunObserver.shared.follow(RunObserver.Plan(policy: .lenient) { _ in })
    let run = run { test in
      test.isolated(checkingLeaks: LeakCheck()) {
        $0.register(Till.self) { Till() }
      } invoke: {
        attic.keep(try? Container.current.resolve(Till.self))
      }
    }
    RunObserver.shared.follow(before)
    expect(run, failsOnceWith: "1 object that factories built for test \"XCTestCase.on")
    expect(attic.tills.count, is: 1)
  }

  func testACheckOfAnyLayerSparesTheTestCaseObject() {
    let before = RunObserver.shared.plan
    for plan in [nil, RunObserver.Plan(policy: .lenient) { _ in }] {
      RunObserver.shared.follow(plan)
      let run = run(TillCase.self) { test in
        guard let test = test as? TillCase else { return XCTFail("another class") }
        // The first call has the observer's container, if there is one, else its own.
        test.isolated(checkingLeaks: plan == nil ? nil : LeakCheck()) {
          test.isolated(checkingLeaks: plan == nil ? LeakCheck() : nil) {
            $0.register(Till.self) { Till() }
          } invoke: {
            test.till = try? Container.current.resolve(Till.self)
          }
        }
      }
      RunObserver.shared.follow(before)
      expect(run.count, is: 0)
    }
  }

  func testOneObjectMayComeFromTheContainerAndFromAForkOfIt() {
    let run = run { test in
      test.isolated(checkingLeaks: LeakCheck()) { container in
        let till = Till()
        container.register(Till.self) { till }
        let fork = container.fork()
        fork.register(Till.self) { till }
        _ = try (container.resolve(Till.self), fork.resolve(Till.self))
      } invoke: {
      }
    }
    expect(run.count, is: 0)
  }

  func testAnObjectThatAClassSharesIsNotTracked() {
    let run = runSuite(of: SharingCase.self, ["one": { _ in }, "two": { _ in }])
    expect(run.count, is: 0)
  }
}

// MARK: - Fixtures

private final class Desk: Sendable {
  let till: Till
  init(till: Till) { self.till = till }
}

private struct Booth {
  @Injected var till: Till
}

private final class TillCase: XCTestCase {
  var till: Till?
}

private final class LeakyCase: ContainerTestCase {
  static let asked: UInt = #line + 1
  override class var leakCheck: LeakCheck? { LeakCheck() }

  static let registered: UInt = #line + 2
  override func configure(_ container: Container) {
    container.register(Till.self) { Till() }
  }
}

private class KeepingCase: ContainerTestCase {
  var desk: Desk?
  var booth: Booth?

  override class var leakCheck: LeakCheck? { LeakCheck() }

  override func configure(_ container: Container) throws {
    container.register(Till.self) { Till() }
    container.register(Desk.self) { Desk(till: try $0.resolve()) }
    desk = try container.resolve(Desk.self)
    booth = Booth()
    _ = booth?.till
  }
}

private final class EmptiedCase: KeepingCase {
  override func tearDown() async throws {
    desk = nil
    booth = nil
  }
}

private final class CapturingCase: ContainerTestCase {
  override class var leakCheck: LeakCheck? { LeakCheck() }

  override func configure(_ container: Container) throws {
    let till = Till()
    container.register(Till.self) { till }
    _ = try container.resolve(Till.self)
  }
}

private final class SharingCase: ContainerTestCase {
  override class var leakCheck: LeakCheck? { LeakCheck() }

  override class func configureClass(_ container: Container) throws {
    container.register(Till.self) { Till() }
    _ = try container.resolve(Till.self)
  }

  override func configure(_ container: Container) throws {
    _ = try container.resolve(Till.self)
  }
}
