import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// Waits for an asynchronous call that has no answer and no value to continue with.
@Suite(.container { $0.waitTimeout = .seconds(600) }) struct CallsThatNeverReturn {
  /// The time limit cancels the test; the call is in a task that nobody cancels.
  @Test(.timeLimit(.minutes(1))) func offTheTask() async { await Registry().askOffTheTask() }

  @Test func onTheTask() async { await Registry().ask() }
}

final class CallsThatNeverReturnUnderXCTest: ContainerTestCase {
  override func configure(_ container: Container) { container.waitTimeout = .seconds(600) }

  func testOnTheTask() async { await Registry().ask() }

  func testOffTheTask() async {
    container.waitTimeout = .seconds(1)
    await Registry().askOffTheTask()
  }
}

// MARK: - Fixtures

private struct Owner: Sendable { let name: String }

private struct Registry: Sendable {
  let owner = Stub<Int, Owner, Never>("owner(of:)")

  func ask() async { _ = await owner.call(7) }

  func askOffTheTask() async { await Task.detached { await ask() }.value }
}
