import Synchronization

/// The waits of tests that have a limit, and so end by themselves.
enum LimitedWait {
  private static let pending = Atomic(0)

  /// Whether a test waits.
  static var isPending: Bool { pending.load(ordering: .relaxed) > 0 }

  static func begin() { pending.add(1, ordering: .relaxed) }

  static func end() { pending.subtract(1, ordering: .relaxed) }
}
