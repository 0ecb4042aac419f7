import Understudy
import UnderstudyTesting
import XCTest

/// The time limits for the end of a method.
struct ClosingLimits {
  /// The limit for builds in progress, in one container.
  var builds = Duration.seconds(10)
  /// The limit for everything: clean-up hooks have limits of their own, which add up.
  var all = Duration.seconds(60)
}

extension TestScope {
  /// Ends the scope where suspending is impossible, and records issues from elsewhere on this
  /// thread.
  ///
  /// It closes at once if there are no builds in progress and no clean-up hooks.
  ///
  /// - Returns: whether everything has ended within its limit.
  @discardableResult
  func endHere(within limits: ClosingLimits) -> Bool {
    if endIfIdle() { return true }
    let containers = containers
    let ended = XCTestExpectation(description: "the containers of \(testName) are closed")
    // The run loop turns meanwhile, so builds and hooks on the main actor can end. The task holds
    // the containers, which the scope does not: their hooks run even if it begins after the limit.
    Task.detached { [self, containers] in
      await close(within: limits.builds)
      withExtendedLifetime(containers) {}
      ended.fulfill()
    }
    let isInTime = XCTWaiter.wait(for: [ended], timeout: limits.all.inSeconds) == .completed
    let unfinished = containers.map(\.unfinished)
    for (container, left) in zip(containers, unfinished) { report(left, in: container, limits) }
    finish()
    return isInTime && unfinished.allSatisfy(\.isEmpty)
  }

  /// Checks for leaks where suspending is impossible.
  func recordLeaksHere() {
    var looks = 0
    while isWorthAnotherLook(after: looks) {
      // The run loop turns meanwhile, for work that ends on the main actor.
      _ = XCTWaiter.wait(for: [XCTestExpectation(description: "a moment")], timeout: 0.001)
      looks += 1
    }
    recordLeaks()
  }

  private func report(
    _ unfinished: Container.Unfinished,
    in container: Container,
    _ limits: ClosingLimits
  ) {
    let label = container.label ?? "unlabelled"
    for (key, site) in unfinished.builds {
      record(
        ContainerIssue(
          "\(nameInText) has ended, but \(key) is still being built in container \"\(label)\"; "
            + "the test waits no longer."
            + "\n  fix: let the factory end when its task is cancelled, or let the test await that resolve.",
          at: site
        )
      )
    }
    guard let next = unfinished.cleanups.last else { return }
    let keys = unfinished.cleanups.map { "\($0.key)" }.joined(separator: ", ")
    record(
      ContainerIssue(
        "\(nameInText) has ended, but container \"\(label)\" is still being closed after "
          + "\(limits.all); clean-up hooks that have not ended: \(keys)."
          + "\n  fix: let the hooks end sooner, for instance when their task is cancelled, or give them a shorter limit: onClose(within: …).",
        at: next.site
      )
    )
  }
}
