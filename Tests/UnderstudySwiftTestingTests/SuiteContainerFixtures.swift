import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

final class Office: Sendable {
  let till = Injected<Till>()
}

final class Desk: Sendable {
  let note: Note
  init(note: Note) { self.note = note }
}

/// A trait of somebody else's that overrides what is current.
struct Overriding: TestTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withContainer {
      $0.register(Note.self, instance: Note("foreign"))
    } operation: {
      try await function()
    }
  }
}
