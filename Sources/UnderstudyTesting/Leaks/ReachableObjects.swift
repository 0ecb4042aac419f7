import Understudy

/// The objects that something holds, directly or through others, as far as reflection sees.
///
/// It sees stored properties, collections and what the library itself keeps; not what a closure has
/// captured, nor what is behind a lock, nor into actors, whose state is not to be read from outside.
/// It takes a weak reference for a strong one.
struct ReachableObjects {
  /// How far it goes: deeper is no object graph of a test any more.
  static let depthLimit = 64
  static let countLimit = 100_000

  private(set) var ids: Set<ObjectIdentifier> = []

  /// Adds the root and what it holds.
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

  /// What holds nothing and may be large.
  private static func isLeaf(_ value: Any) -> Bool {
    value is String || value is [UInt8] || value is any Numeric
  }
}
