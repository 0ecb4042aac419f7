public import Understudy
public import UnderstudyTesting

/// Isolates the methods of every test case of the process, without a base class.
///
/// ```swift
/// final class BoxOfficeTests: XCTestCase {
///   override class func setUp() {
///     ContainerObserver.install { $0.register((any Mailer).self) { MailerSpy() } }
///   }
///   func testRefund() throws { … }
/// }
/// ```
///
/// From the next method on, each has a container of its own, from before its set-up until after its
/// tear-down. It is current for everything that runs meanwhile, whatever thread it is on, and has no
/// other in reach.
///
/// XCTest tells an observer what happens and asks it nothing. So there are three differences from
/// ``ContainerTestCase`` and `isolated`, which see to their own methods under it, too:
///
/// - What is noticed off the method's thread is recorded after the method's tear-down blocks. What
///   comes later than that, in `tearDown` or when the container closes, is printed and fails the run
///   instead of the method.
/// - A closure that throws fails the method, but cannot keep it from running or skip it.
/// - Work left over from an earlier method reaches the container of the one that runs, as it does
///   under them.
public enum ContainerObserver {
  /// Isolates every method from now on.
  ///
  /// Call it where code runs before the first test: in a test bundle's principal class on Apple's
  /// platforms, in `class func setUp()` elsewhere. Calling it again replaces the policy and the
  /// closure for the methods that start after it.
  ///
  /// Under it, a ``ContainerTestCase`` takes over the policy if it states none of its own, and
  /// nothing else; `isolated` adds a layer to the observer's container.
  ///
  /// - Parameters:
  ///   - policy: what happens on asking for something that is not registered, or is live; left out,
  ///     the former is an error for the caller alone and the latter is as `LiveAccess` says.
  ///   - configure: registers what every method needs; called anew before each method's set-up, with
  ///     the container current. What it throws fails the method.
  public static func install(
    _ policy: MockPolicy? = nil,
    configure: @escaping @Sendable (Container) throws -> Void = { _ in }
  ) {
    RunObserver.shared.follow(RunObserver.Plan(policy: policy, configure: configure))
  }

  /// Isolates no method any more that starts after this.
  public static func uninstall() {
    RunObserver.shared.follow(nil)
  }
}
