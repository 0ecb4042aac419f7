public import Understudy
public import XCTest

/// A test case whose every method has a container of its own.
///
/// Set-up, the method and tear-down run with it as ``Understudy/Container/current``, synchronous
/// and asynchronous ones alike. When the method has ended, the container is closed.
///
/// ```swift
/// final class RefundTests: ContainerTestCase {
///   override func configure(_ container: Container) throws {
///     container.register((any Mailer).self, instance: MailerSpy())
///   }
///   func testRefund() async throws { … }
/// }
/// ```
open class ContainerTestCase: XCTestCase {
  private var owned: Container?

  /// The container of the running method.
  public var container: Container { owned ?? Container.current }

  /// Registers what the method needs; called anew before each method's set-up, with the container
  /// current. What it throws fails the method, which then does not run.
  ///
  /// It is synchronous because `invokeTest()` is; asynchronous preparation goes into `setUp()`.
  open func configure(_ container: Container) throws {}

  open override func invokeTest() {
    isolated { container in
      owned = container
      try configure(container)
    } invoke: {
      super.invokeTest()
    }
    // XCTest keeps every test case object until the run ends.
    owned = nil
  }

  // Overridden so that subclasses can call `try await super.setUp()` whatever their language mode;
  // XCTest's own, which these may not call from here, do nothing.
  open override func setUp() async throws {}

  open override func tearDown() async throws {}
}
