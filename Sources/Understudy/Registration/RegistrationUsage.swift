import Synchronization

/// Represents one registration in a test's container, and whether it was used.
///
/// It holds neither the registration nor an instance, so keeping it keeps nothing else alive.
package final class RegistrationUsage: Sendable {
  package let key: Key
  package let site: SourceSite
  /// Whether a configuration closure made it, and not the test's own code.
  package let isFromClosure: Bool
  /// Identifies the batch it belongs to; `nil` if it was registered individually.
  package let batch: UInt64?
  private let used = Atomic<Bool>(false)
  private let replaced = Atomic<Bool>(false)

  package init(key: Key, site: SourceSite, isFromClosure: Bool, batch: UInt64? = nil) {
    self.key = key
    self.site = site
    self.isFromClosure = isFromClosure
    self.batch = batch
  }

  /// Whether the same container has registered the key again.
  package var isReplaced: Bool { replaced.load(ordering: .relaxed) }

  package func replace() { replaced.store(true, ordering: .relaxed) }

  /// Whether its instance was returned, or its factory run.
  package var isUsed: Bool { used.load(ordering: .relaxed) }

  package var isUnused: Bool { !isUsed }

  /// Relaxed is enough: the evaluation happens after the uses that count.
  package func use() {
    if !isUsed { used.store(true, ordering: .relaxed) }
  }
}
