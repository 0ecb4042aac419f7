import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

// Scenario 25.
/// A class whose set-up builds something, and whose set-ups forget `super`.
final class ClassFixtureTests: ContainerTestCase {
  private static let steps = Lock<[String]>([])
  private static let builds = Counter()
  private static let closed = Counter()

  override class func configureClass(_ container: Container) throws {
    XCTAssertTrue(Container.current === container)
    container.register(Ledger.self) {
      builds.add()
      return Ledger()
    }
    container.register(Clerk.self) { Clerk() }
    container.register { Registration(Counter.self) { Counter() }.onClose { _ in closed.add() } }
    _ = try container.resolve(Ledger.self)
    steps.withLock { $0.append("configure") }
  }

  override class func prepareClass(_ container: Container) async throws {
    let isCurrent = await Task { @MainActor in Container.current === container }.value
    steps.withLock { $0.append(isCurrent ? "prepare" : "prepare elsewhere") }
    _ = try await container.resolve(Counter.self)
  }

  override class func setUp() {
    let hasLedger = (try? Container.current.resolve(Ledger.self)) != nil
    steps.withLock { $0.append(hasLedger ? "set-up" : "set-up without the container") }
  }

  override func configure(_ container: Container) throws {
    container.register(Note.self, instance: Note())
  }

  private func check() throws {
    XCTAssertEqual(Self.steps.withLock { $0 }, ["configure", "prepare", "set-up"])
    XCTAssertEqual(container.label, name)
    XCTAssertNoThrow(try container.resolve(Note.self))
    // What class set-up built is shared.
    let ledger = try container.resolve(Ledger.self)
    XCTAssertEqual(Self.builds.count, 1)
    XCTAssertFalse(ledger.entries.contains(name))
    ledger.add(name)
    // What it only registered is each method's own, and so is what a method builds on top.
    let clerk = try container.resolve(Clerk.self)
    Self.clerks.withLock { clerks in
      XCTAssertFalse(clerks.contains { $0 === clerk })
      clerks.append(clerk)
    }
    XCTAssertEqual(Self.closed.count, 0)
  }
  private static let clerks = Lock<[Clerk]>([])

  func testAMethodSharesWhatClassSetUpBuilt() throws { try check() }
  func testASecondMethodSharesWhatClassSetUpBuilt() throws { try check() }
  func testAnAsynchronousMethodSharesWhatClassSetUpBuilt() async throws {
    let ledger = try await Task.detached { try await Container.current.resolve(Ledger.self) }.value
    let own = try await container.resolve(Ledger.self)
    XCTAssertTrue(ledger === own)
    try checkInAsync()
  }
  private func checkInAsync() throws { try check() }

  func testARegistrationOfAMethodStaysWithTheMethod() throws {
    container.register(Ledger.self) { Ledger() }
    XCTAssertEqual(try container.resolve(Ledger.self).entries, [])
  }
}

final class ClassFixtureLifeTests: InnerRunCase {
  func testClassSetUpAndTearDownHaveTheContainerAndItClosesAfterThem() {
    let run = runSuite(
      of: Evening.self,
      ["one": { _ in Evening.note("one") }, "two": { _ in Evening.note("two") }]
    )
    expect(run.count, is: 0)
    expect(
      Evening.takeNotes(),
      is: [
        "configure in Evening", "set-up in Evening", "one in Evening.one", "two in Evening.two",
        "tear-down in Evening", "closed in Evening",
      ]
    )
    expect(TestRun.slotContainer == nil)
  }

  func testAFailingClassConfigurationFailsEachMethodOnceAndRunsNone() {
    let runs = Counter()
    let run = runSuite(of: Rained.self, ["one": { _ in runs.add() }, "two": { _ in runs.add() }])
    expect(runs.count, is: 0)
    expect(run.failures.map(\.test), is: ["Rained.one", "Rained.two"])
    let texts = Set(run.failures.map { $0.message })
    expect(
      texts,
      is: [
        "No method of Rained runs, because the container of the class could not be configured: "
          + "Mishap()\n  fix: correct configureClass(_:) or prepareClass(_:), which threw this error; to "
          + "skip the class, throw XCTSkip(\"…\") there."
      ]
    )
    expect(TestRun.slotContainer == nil)
  }

  func testAFailingClassPreparationFailsEachMethodAndRunsNone() {
    let run = runSuite(of: Unprepared.self, ["one": { _ in XCTFail("it runs") }])
    expect(run, failsOnceWith: "No method of Unprepared runs")
  }

  func testASkipInClassConfigurationSkipsEveryMethod() {
    let run = runSuite(
      of: Dark.self,
      ["one": { _ in XCTFail("it runs") }, "two": { _ in XCTFail("it runs") }]
    )
    expect(run.count, is: 0)
    expect(run.skips, is: 2)
  }

  func testAMethodRunByHandHasTheClassContainerToItself() {
    let run = run(Evening.self, named: "by hand") { _ in Evening.note("by hand") }
    expect(run.count, is: 0)
    expect(
      Evening.takeNotes(),
      is: ["configure in Evening", "by hand in Evening.by hand", "closed in Evening"]
    )
  }

  // Scenario 25.
  /// What a shared object builds later by itself depends on no order of methods.
  func testAnInstanceBuiltInTheClassContainerLaterIsNotShared() {
    let late = Lock<[Ledger]>([])
    let seen = Lock<[Ledger]>([])
    let method: (ContainerTestCase) throws -> Void = { test in
      let clerk = try test.container.resolve(Clerk.self)
      try late.withLock { $0.append(try clerk.ledger()) }
      try seen.withLock { $0.append(try test.container.resolve(Ledger.self)) }
    }
    let run = runSuite(of: Sharing.self, ["one": method, "two": method])
    expect(run.count, is: 0)
    let (shared, own) = (late.withLock { $0 }, seen.withLock { $0 })
    expect(shared.count == 2 && shared[0] === shared[1])
    expect(own.count == 2 && own[0] !== own[1])
    expect(own.allSatisfy { $0 !== shared[0] })
  }

  func testAnIssueOffTheTaskOfClassSetUpFailsTheFirstMethod() {
    let run = runSuite(of: Missing.self, ["one": { _ in }, "two": { _ in }])
    expect(run, failsOnceWith: "Nothing is registered for Note")
    expect(run.failures.map(\.test), is: ["Missing.one"])
  }

  func testThePolicyOfTheClassAppliesToItsMethods() {
    let run = runSuite(
      of: Missing.self,
      ["one": { _ in _ = try? Container.current.resolve(Counter.self) }]
    )
    expect(run.failures.map(\.test), is: ["Missing.one", "Missing.one"])
    expect(run.failures.last?.message.contains("Nothing is registered for Counter") == true)
  }
}

// MARK: - Fixtures

private final class Evening: ContainerTestCase {
  private static let notes = Lock<[String]>([])
  static func note(_ text: String) {
    let label = onThread { Container.current.label } ?? "no container"
    notes.withLock { $0.append("\(text) in \(label)") }
  }
  static func takeNotes() -> [String] {
    notes.withLock { notes in
      defer { notes = [] }
      return notes
    }
  }

  override class func configureClass(_ container: Container) throws {
    note("configure")
    container.register {
      Registration(Note.self, instance: Note()).onClose(within: .ample) { _ in note("closed") }
    }
  }
  override class func setUp() { note("set-up") }
  override class func tearDown() { note("tear-down") }
}

private final class Rained: ContainerTestCase {
  override class func configureClass(_ container: Container) throws { throw Mishap() }
}

private final class Unprepared: ContainerTestCase {
  override class func prepareClass(_ container: Container) async throws { throw Mishap() }
}

private final class Dark: ContainerTestCase {
  override class func configureClass(_ container: Container) throws {
    throw XCTSkip("no performance today")
  }
}

private final class Sharing: ContainerTestCase {
  override class func configureClass(_ container: Container) throws {
    container.register(Ledger.self) { Ledger() }
    container.register(Clerk.self) { Clerk() }
    _ = try container.resolve(Clerk.self)
  }
}

private final class Missing: ContainerTestCase {
  override class var policy: MockPolicy? { .strict }
  override class func configureClass(_ container: Container) throws {
    onThread { _ = try? container.resolve(Note.self) }
  }
}
