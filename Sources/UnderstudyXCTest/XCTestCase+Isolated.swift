public import Understudy
public import UnderstudyTesting
public import XCTest

extension XCTestCase {
  /// Runs a test method with a container of its own, for classes that cannot inherit from
  /// ``ContainerTestCase``.
  ///
  /// ```swift
  /// override func invokeTest() { isolated { super.invokeTest() } }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what happens on asking for something that is not registered.
  ///   - configure: registers what the method needs; what it throws fails the method, which then
  ///     does not run.
  ///   - invoke: runs the method with its set-up and tear-down.
  public func isolated(
    _ policy: MockPolicy = .lenient,
    configure: (Container) throws -> Void = { _ in },
    invoke: () -> Void
  ) {
    let recorder = XCTestRecorder()
    let scope = TestScope(testName: name, testID: name, recorder: recorder)
    let container = Container(label: name, rules: policy.rules, sink: scope)
    withContainer(container) {
      do {
        scope.configuring(container)
        try configure(container)
        scope.configured(container, by: .test)
        invoke()
        let hasFailed = testRun.map { $0.totalFailureCount > 0 || $0.hasBeenSkipped }
        if hasFailed != true { scope.judge() }
      } catch {
        XCTFail("\(name) did not run, because its container could not be configured: \(error)")
      }
    }
    end(scope)
  }

  private func end(_ scope: TestScope) {
    if scope.endIfIdle() { return }
    // Waiting spins the run loop, so builds on the main actor can end too.
    let ended = XCTestExpectation(description: "containers of \(name) are closed")
    Task.detached {
      await scope.end()
      ended.fulfill()
    }
    _ = XCTWaiter.wait(for: [ended], timeout: 30)
  }
}
