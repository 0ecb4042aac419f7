import Synchronization

/// Finds the double behind a registered instance.
///
/// The testing module installs the finder, so that production code never looks.
package enum AttachedDoubles {
  package typealias Finder = @Sendable (Any) -> (any AttachedDouble)?

  private static let finder = Lock<Finder?>(nil)
  private static let isInstalled = Atomic<Bool>(false)

  package static func install(_ find: @escaping Finder) {
    finder.withLock { $0 = find }
    isInstalled.store(true, ordering: .releasing)
  }

  static func find(in instance: InstanceRecord) -> (any AttachedDouble)? {
    guard isInstalled.load(ordering: .acquiring) else { return nil }
    return finder.withLock { $0 }?(instance.anyValue)
  }
}
