public import Understudy
public import UnderstudyTesting
public import XCTest

/// A test case in which every method has a container of its own.
///
/// The container is ``Understudy/Container/current`` for set-up, the method, tear-down and
/// tear-down blocks, synchronous and asynchronous ones alike, and for work they start on other
/// threads. When the method has ended, the container is closed.
///
/// ```swift
/// final class RefundTests: ContainerTestCase {
///   override func configure(_ container: Container) throws {
///     container.register((any Mailer).self, instance: MailerSpy())
///   }
///   func testRefund() async throws { … }
/// }
/// ```
///
/// Instances that are expensive and do not change can be shared by the methods of a class: see
/// ``configureClass(_:)``.
open class ContainerTestCase: XCTestCase {
  private var owned: Container?
  /// The skip from `configure`, which XCTest does not know, for set-up to throw.
  private var skip: XCTSkip?
  /// Made early: XCTest makes the cases before it starts the first suite.
  private let observer = RunObserver.shared

  /// The container of the running method.
  public var container: Container { owned ?? Container.current }

  /// The policy of this class for keys that are not registered, or are live.
  ///
  /// ```swift
  /// override class var policy: MockPolicy? { .strict }
  /// ```
  ///
  /// With `nil`, the default, it is the policy ``ContainerObserver`` was installed with. Without
  /// that, a key that is not registered is an error for the caller, and a live one is reported, as
  /// ``LiveAccess`` says; a class that runs on the real services has `.live(.allow)` here.
  open class var policy: MockPolicy? { nil }

  /// The leak check after each method of this class: for objects that outlive it, or that two
  /// containers share. With `nil`, the default, there is none.
  ///
  /// ```swift
  /// override class var leakCheck: LeakCheck? { LeakCheck(allowing: (any HouseClock).self) }
  /// ```
  ///
  /// A leak fails the method at the line of this property. XCTest keeps every test case object
  /// until the run ends, so objects that it holds itself, as far as reflection shows, are exempt. A
  /// method whose end exceeds its limit fails for that and is not checked. Instances built by
  /// ``configureClass(_:)`` and ``prepareClass(_:)`` are not tracked.
  open class var leakCheck: LeakCheck? { nil }

  /// Registers and builds what all methods of the class share; called once, before
  /// `class func setUp()`.
  ///
  /// The container stays current until after `class func tearDown()`, wherever no method runs. Each
  /// method gets a fork of it, which starts with exactly the instances built before the first
  /// method begins; a method's own registrations and instances stay in its fork. A shared instance
  /// is the same in every method: keep state out of it that a method may change.
  ///
  /// ```swift
  /// override class func configureClass(_ container: Container) throws {
  ///   container.register(SeatMap.self) { try SeatMap(plan: .read(from: "hall.json")) }
  ///   _ = try container.resolve(SeatMap.self)
  /// }
  /// ```
  ///
  /// If it throws, each method fails once, and none of them runs. A method that is run by hand,
  /// outside the suite of its class, has its own class set-up.
  ///
  /// - Parameter container: the container of the class, current meanwhile.
  /// - Throws: any error; each method of the class then fails once, and none of them runs.
  open class func configureClass(_ container: Container) throws {}

  /// Does the asynchronous part of ``configureClass(_:)``; called once, after it.
  ///
  /// The run loop turns while it is awaited, so the main actor stays free. After ten minutes it is
  /// cancelled and abandoned.
  ///
  /// - Parameter container: the container of the class, current meanwhile.
  /// - Throws: any error; each method of the class then fails once, and none of them runs.
  open class func prepareClass(_ container: Container) async throws {}

  /// Registers what the method needs; called again before each method's set-up, with the container
  /// current.
  ///
  /// It is synchronous because `invokeTest()` is; asynchronous preparation belongs in `setUp()`.
  ///
  /// - Parameter container: the container of the method, current meanwhile.
  /// - Throws: any error; the method then fails and does not run. `XCTSkip` skips it.
  open func configure(_ container: Container) throws {}

  /// Runs the method with a container of its own.
  open override func invokeTest() {
    let shared = observer.fixture(of: Self.self)
    let fixture = shared ?? ClassFixture(of: Self.self)
    if shared == nil { fixture.setUp(Self.self) }
    isolated(
      Self.policy,
      checkingLeaks: Self.leakCheck,
      over: fixture,
      within: ClosingLimits()
    ) { container in
      owned = container
      if isConfigured(container, fixture) { super.invokeTest() }
      if skip != nil { reportUnskipped() }
      // XCTest keeps every test case object until the run ends.
      owned = nil
    }
    if shared == nil { fixture.end() }
  }

  // Overridden so that subclasses can call `try await super.setUp()` in any language mode; XCTest's
  // own, which these may not call from here, does nothing.
  /// Skips the method if its ``configure(_:)`` has thrown `XCTSkip`; call it first in an override.
  ///
  /// - Throws: the `XCTSkip`.
  open override func setUp() async throws { try throwSkip() }

  /// Skips the method if its ``configure(_:)`` has thrown `XCTSkip`; call it first in an override.
  ///
  /// - Throws: the `XCTSkip`.
  open override func setUpWithError() throws { try throwSkip() }

  /// Does nothing.
  ///
  /// - Throws: nothing.
  open override func tearDown() async throws {}

  /// - Returns: whether XCTest is to proceed with the method, if only to skip it.
  private func isConfigured(_ container: Container, _ fixture: ClassFixture) -> Bool {
    do {
      if let failure = fixture.failure { throw failure }
    } catch let skip as XCTSkip {
      self.skip = skip
      return true
    } catch let overtime as Overtime {
      fail(
        "No method of \(Self.self) runs: prepareClass(_:) has not ended within \(overtime.limit)."
          + "\n  fix: find what prepareClass(_:) waits for."
      )
      return false
    } catch {
      fail(
        "No method of \(Self.self) runs, because the container of the class could not be "
          + "configured: \(error)\n  fix: correct configureClass(_:) or prepareClass(_:), which threw this error; to skip the "
          + "class, throw XCTSkip(\"…\") there."
      )
      return false
    }
    do {
      try container.fill(configure)
    } catch let skip as XCTSkip {
      self.skip = skip
    } catch {
      fail(
        "\(name) did not run, because its container could not be configured: \(error)"
          + "\n  fix: correct configure(_:), which threw this error; to skip the method, throw XCTSkip(\"…\") there."
      )
      return false
    }
    return true
  }

  /// Throws the skip: XCTest accepts one only from set-up or from the method itself.
  private func throwSkip() throws {
    guard let skip else { return }
    self.skip = nil
    throw skip
  }

  private func reportUnskipped() {
    skip = nil
    fail(
      "\(name) should have been skipped, but ran: set-up is overridden without calling super."
        + "\n  fix: call the same method of super first: try await super.setUp() or try super.setUpWithError()."
    )
  }
}
