import Understudy

/// The objects that something holds, directly or through others, as far as reflection shows.
///
/// It follows stored properties, collections and the library's own references; not the captures of
/// closures, values behind locks, or the state of actors, which must not be read from outside. It
/// treats a weak reference as a strong one.
struct ReachableObjects {
  /// The greatest depth: no test's object graph is deeper.
  static let depthLimit = 64
  static let countLimit = 100_000

  private(set) var ids: Set<ObjectIdentifier> = []

  /// Adds the root and everything it holds.
  ///
  /// - Complexity: O(size of the graph); without recursion.
  mutating func add(from root: Any) {
    var open: [(value: Any, depth: Int)] = [(root, 0)]
    while let (value, depth) = open.popLast() {
      if type(of: value) is AnyClass {
        guard ids.insert(ObjectIdentifier(value as AnyObject)).inserted else { continue }
      }
      guard depth < Self.depthLimit, ids.count < Self.countLimit else { continue }
      for child in Self.children(of: value) { open.append((child, depth + 1)) }
    }
  }

  private static func children(of value: Any) -> [Any] {
    if let keeper = value as? any InstanceKeeper { return keeper.keptValues }
    if value is any Actor || isLeaf(value) { return [] }
    var children: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      children += current.children.map(\.value)
      mirror = current.superclassMirror
    }
    return children
  }

  /// Returns whether the value holds no references and may be large.
  private static func isLeaf(_ value: Any) -> Bool {
    value is String || value is [UInt8] || value is any Numeric
  }
}
