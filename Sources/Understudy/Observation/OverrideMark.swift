import Synchronization

/// Stands for one registration in a test's container, and says whether anybody has used it.
///
/// It holds neither the registration nor an instance, so keeping it keeps nothing else alive.
package final class OverrideMark: Sendable {
  package let key: Key
  package let site: SourceSite
  /// Whether a closure made it whose only purpose that is, and not the test's own code.
  package let isFromClosure: Bool
  /// What registrations of one batch have in common; `nil` for one that was made by itself.
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

  /// Whether somebody got what it registers, or ran its factory.
  package var isUsed: Bool { used.load(ordering: .relaxed) }

  package var isUnused: Bool { !isUsed }

  /// Relaxed is enough: whoever judges has waited for those whose use counts.
  package func use() {
    if !isUsed { used.store(true, ordering: .relaxed) }
  }
}
