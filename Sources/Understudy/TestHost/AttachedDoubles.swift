/// Finds the double behind a registered instance.
///
/// The testing module installs the finder, so that production code never looks.
package enum AttachedDoubles {
  private final class Finder: Sendable {
    let mayHold: @Sendable (any Any.Type) -> Bool
    let find: @Sendable (Any) -> (any AttachedDouble)?
    let isDouble: @Sendable (any Any.Type) -> Bool

    init(
      _ mayHold: @escaping @Sendable (any Any.Type) -> Bool,
      _ find: @escaping @Sendable (Any) -> (any AttachedDouble)?,
      _ isDouble: @escaping @Sendable (any Any.Type) -> Bool
    ) {
      self.mayHold = mayHold
      self.find = find
      self.isDouble = isDouble
    }
  }

  private static let finder = LazyReference<Finder>()

  /// Installs the finder; the first one stays.
  ///
  /// - Parameters:
  ///   - mayHold: whether a value of the type may be a double or contain one; asked first, as it
  ///     needs no copy of the value.
  ///   - find: returns the double that a value is or contains.
  ///   - isDouble: whether the type is that of a double with members.
  package static func install(
    mayHold: @escaping @Sendable (any Any.Type) -> Bool,
    find: @escaping @Sendable (Any) -> (any AttachedDouble)?,
    isDouble: @escaping @Sendable (any Any.Type) -> Bool
  ) {
    _ = finder.object { Finder(mayHold, find, isDouble) }
  }

  /// Whether the instance may be a double or contain one. Few are, and each that a test's container
  /// builds is asked.
  static func mayBe(in instance: InstanceRecord) -> Bool {
    guard let finder = finder.unmanaged else { return false }
    return finder._withUnsafeGuaranteedRef { $0.mayHold(instance.valueType) }
  }

  /// Whether the type is that of a double, which stands in for a protocol.
  static func isDouble(_ type: any Any.Type) -> Bool { finder.known?.isDouble(type) == true }

  static func find(in instance: InstanceRecord) -> (any AttachedDouble)? {
    guard mayBe(in: instance) else { return nil }
    return finder.known?.find(instance.anyValue)
  }
}
