import Synchronization
import Testing
import Understudy
import UnderstudySwiftTesting

/// The end of a process names the test that ended it, and not one that ran beside it.
@Suite struct Bystanders {
  private static let isOpen = Atomic<Bool>(false)

  @Test(.container) func standing() async throws {
    Self.isOpen.store(true, ordering: .relaxed)
    try await Task.sleep(for: .seconds(20))
  }

  @Test func trapping() async throws {
    for _ in 1...1000 where !Self.isOpen.load(ordering: .relaxed) {
      try await Task.sleep(for: .milliseconds(10))
    }
    _ = Reader().lost
  }
}

private protocol Lost: Sendable {}

private struct Reader {
  @Injected var lost: any Lost
}
