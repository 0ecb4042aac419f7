import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

// Scenario 22.
/// As users have it: plain test cases, isolated from outside.
final class ContainerObserverTests: XCTestCase {
  /// A registration that outlives every method, as a production module's does.
  private static let shared = Registration(Ledger.self) { Ledger() }

  override class func setUp() {
    ContainerObserver.install { container in
      XCTAssertTrue(Container.current === container)
      container.register { shared }
    }
  }

  override class func tearDown() { ContainerObserver.uninstall() }

  override func setUp() async throws { try check(nothing: false) }
  override func tearDown() { XCTAssertNoThrow(try check(nothing: true)) }
  override func tearDown() async throws { try check(nothing: true) }

  private func check(nothing hasRun: Bool) throws {
    XCTAssertEqual(Container.current.label, name)
    XCTAssertEqual(try Container.current.resolve(Ledger.self).entries, hasRun ? [name] : [])
  }

  private func use() throws {
    try check(nothing: false)
    try Container.current.resolve(Ledger.self).add(name)
    let label = onThread { Container.current.label }
    XCTAssertEqual(label, name)
    addTeardownBlock { [name] in XCTAssertEqual(Container.current.label, name) }
  }

  func testAnObservedSynchronousMethodHasAContainerOfItsOwn() throws { try use() }
  func testASecondObservedSynchronousMethodHasAContainerOfItsOwn() throws { try use() }
  func testAnObservedAsynchronousMethodHasAContainerOfItsOwn() async throws {
    let label = await Task.detached { Container.current.label }.value
    XCTAssertEqual(label, name)
    try useInAsync()
  }
  @MainActor func testAnObservedMainActorMethodHasAContainerOfItsOwn() throws { try use() }
  private func useInAsync() throws { try use() }
}

final class ObserverTests: InnerRunCase {
  private func observing(
    _ policy: MockPolicy = .lenient,
    configure: @escaping @Sendable (Container) throws -> Void = { _ in },
    during body: () -> InnerRun
  ) -> InnerRun {
    let plan = RunObserver.Plan(policy: policy, configure: configure)
    let before = RunObserver.shared.follow(plan)
    defer { RunObserver.shared.follow(before) }
    return body()
  }

  // Scenario 22.
  func testTheObserverClosesTheContainerAndRestoresTheSlot() {
    let kept = Lock<Container?>(nil)
    let run = observing(during: {
      self.run { _ in kept.withLock { $0 = Container.current } }
    })
    expect(run.count, is: 0)
    expect(kept.withLock { $0?.label } == "XCTestCase.on purpose")
    expect(kept.withLock { $0?.isOpen } == false)
    expect(TestRun.slotContainer == nil)
  }

  func testAMissIsOneFailureAtItsLineOnTheThreadAndOffIt() {
    for isOff in [false, true] {
      var line: UInt = 0
      let run = observing(
        .strict,
        during: {
          self.run { _ in
            line = #line + 1
            let ask = { @Sendable () in _ = try? Container.current.resolve(Note.self) }
            if isOff { onThread(ask) } else { ask() }
          }
        }
      )
      expect(
        run,
        failsOnceWith: "Nothing is registered for Note",
        in: "ObserverTests.swift",
        at: line
      )
    }
  }

  func testAContainerTestCaseIsolatesItselfUnderTheObserversPolicy() {
    let configured = Counter()
    let label = Lock<String?>(nil)
    let run = observing(.strict) { _ in
      configured.add()
    } during: {
      self.run(Owner.self, named: "sale") { _ in
        label.withLock { $0 = Container.current.label }
        _ = try? Container.current.resolve(Note.self)
      }
    }
    expect(run, failsOnceWith: "Nothing is registered for Note")
    expect(configured.count, is: 0)
    expect(label.withLock { $0 } == "Owner.sale")
    expect(TestRun.slotContainer == nil)
  }

  func testTheMixInIsALayerOfTheObserversContainer() {
    let kept = Lock<[Container]>([])
    let builds = Counter()
    let run = observing(.strict) { container in
      container.register(Ledger.self) {
        builds.add()
        return Ledger()
      }
      container.register(Counter.self, instance: builds)
      _ = try container.resolve(Ledger.self)
      kept.withLock { $0.append(container) }
    } during: {
      self.run { test in
        let outer = Container.current
        test.isolated {
          $0.register(Counter.self, instance: Counter())
        } invoke: {
          let inner = Container.current
          kept.withLock { $0.append(inner) }
          XCTAssertTrue(onThread { Container.current === inner })
          XCTAssertEqual(builds.count, 1)
          let ledger = try? inner.resolve(Ledger.self)
          let outerLedger = try? outer.resolve(Ledger.self)
          XCTAssertTrue(ledger === outerLedger)
          let counter = try? inner.resolve(Counter.self)
          XCTAssertTrue(counter != nil && counter !== builds)
          _ = try? inner.resolve(Note.self)
        }
        XCTAssertFalse(outer.isOpen)
      }
    }
    expect(run, failsOnceWith: "Nothing is registered for Note")
    expect(kept.withLock { $0.map(\.isOpen) }, is: [false, false])
    expect(TestRun.slotContainer == nil)
  }

  func testAnObserverClosureThatThrowsFailsTheMethodWhichStillRuns() {
    let runs = Counter()
    let run = observing { _ in
      throw Mishap()
    } during: {
      self.run { _ in runs.add() }
    }
    expect(run, failsOnceWith: "could not be configured: Mishap()")
    expect(runs.count, is: 1)
  }

  func testASkipInTheObserverClosureFailsTheMethodAndSaysWhereToPutIt() {
    let run = observing { _ in
      throw XCTSkip("dark today")
    } during: {
      self.run { _ in }
    }
    expect(
      run,
      failsOnceWith: """
        XCTestCase.on purpose was not skipped: the closure of ContainerObserver.install threw \
        XCTSkip (dark today).
          The method runs anyway: an observer cannot skip it.
          fix: throw XCTSkip("…") in setUpWithError() or setUp() async throws, or in the method, which must be marked throws.
        """
    )
  }

  func testAnUninstalledObserverIsolatesNothing() {
    let seen = Lock<Container?>(nil)
    ContainerObserver.install()
    ContainerObserver.uninstall()
    run { _ in seen.withLock { $0 = TestRun.slotContainer } }
    expect(seen.withLock { $0 } == nil)
  }

  func testTwoLayersOfTheMixInAreOneMethod() {
    let kept = Lock<[Container]>([])
    let run = run { test in
      test.isolated(.strict) {
        $0.register(Ledger.self) { Ledger() }
      } invoke: {
        let outer = Container.current
        test.isolated {
          $0.register(Counter.self) { Counter() }
        } invoke: {
          kept.withLock { $0 = [outer, Container.current] }
          XCTAssertTrue(Container.current.has(Ledger.self))
          _ = try? Container.current.resolve(Note.self)
        }
        XCTAssertTrue(Container.current === outer)
        XCTAssertTrue(outer.isOpen)
        XCTAssertTrue(TestRun.slotContainer === outer)
      }
    }
    expect(run, failsOnceWith: "Nothing is registered for Note")
    expect(kept.withLock { $0.map(\.isOpen) }, is: [false, false])
  }
}

// MARK: - Fixtures

private final class Owner: ContainerTestCase {}

extension Container {
  fileprivate func has(_ type: (some Sendable).Type) -> Bool { (try? resolve(type)) != nil }
}
