import Synchronization

/// Set by whatever changes, on any thread.
final class Flag: Sendable {
  private let isSet = Atomic<Bool>(false)

  func set() { isSet.store(true, ordering: .relaxed) }

  /// Unsets it.
  func take() -> Bool { isSet.exchange(false, ordering: .relaxed) }
}
