import Synchronization

/// Stands for one registration in a test's container, and says whether anybody has used it.
///
/// It holds neither the registration nor an instance, so keeping it keeps nothing else alive.
package final class OverrideMark: Sendable {
  package let key: Key
  package let site: SourceSite
  /// Whether a closure made it whose only purpose that is, and not the test's own code.
  package let isFromClosure: Bool
  private let used = Atomic<Bool>(false)

  package init(key: Key, site: SourceSite, isFromClosure: Bool) {
    self.key = key
    self.site = site
    self.isFromClosure = isFromClosure
  }

  /// Whether somebody got what it registers, or ran its factory.
  package var isUsed: Bool { used.load(ordering: .relaxed) }

  /// Relaxed is enough: whoever judges has waited for those whose use counts.
  package func use() {
    if !isUsed { used.store(true, ordering: .relaxed) }
  }
}
