public import Understudy
public import UnderstudyTesting

/// Isolates the methods of every test case in the process, without a base class.
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
/// Each following method has a container of its own, from before its set-up until after its
/// tear-down. It is current for everything that runs meanwhile, on whatever thread, and no other
/// container is.
///
/// XCTest notifies an observer and gives it no control. This leads to three differences from
/// ``ContainerTestCase`` and `isolated`, which isolate their own methods even if the observer is
/// installed:
///
/// - Issues from other threads are recorded after the method's tear-down blocks. Later ones, in
///   `tearDown` or when the container closes, are printed and fail the run instead of the method.
/// - A closure that throws fails the method, but cannot prevent it from running or skip it.
/// - Work left over from an earlier method reaches the container of the running one, as it does
///   with these two.
public enum ContainerObserver {
  /// Isolates every method from now on.
  ///
  /// Call it in code that runs before the first test: in a test bundle's principal class on Apple's
  /// platforms, in `class func setUp()` elsewhere. Calling it again replaces the policy and the
  /// closure for the methods that start after it.
  ///
  /// With the observer installed, a ``ContainerTestCase`` takes over the policy if it has none of
  /// its own, and nothing else; `isolated` adds a layer to the observer's container.
  ///
  /// - Parameters:
  ///   - policy: what happens on resolving a key that is not registered, or is live; if omitted,
  ///     the former is an error for the caller alone and the latter is as `LiveAccess` says.
  ///   - configure: registers what every method needs; called again before each method's set-up,
  ///     with the container current. If it throws, the method fails.
  public static func install(
    _ policy: MockPolicy? = nil,
    configure: @escaping @Sendable (Container) throws -> Void = { _ in }
  ) {
    RunObserver.shared.follow(RunObserver.Plan(policy: policy, configure: configure))
  }

  /// Stops isolating methods that start after this.
  public static func uninstall() {
    RunObserver.shared.follow(nil)
  }
}
