import Synchronization

/// Finds the double behind a registered instance.
///
/// The testing module installs the finder, so that production code never looks.
package enum Residency {
  package typealias Finder = @Sendable (Any) -> (any ContainerResident)?

  private static let finder = Lock<Finder?>(nil)

  package static func install(_ find: @escaping Finder) {
    finder.withLock { $0 = find }
  }

  static func find(in instance: InstanceRecord) -> (any ContainerResident)? {
    guard let find = finder.withLock({ $0 }) else { return nil }
    return find(instance.anyValue)
  }
}
