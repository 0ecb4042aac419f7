/// The header that precedes a node's elements in memory.
struct MapNodeHeader {
  /// One bit for each slot that holds a leaf; none in a collision node.
  var leafMap: UInt32 = 0
  /// One bit for each slot that holds a node; none in a collision node.
  var nodeMap: UInt32 = 0
  /// The number of elements that are leaves. They come first, nodes behind them, both in slot
  /// order.
  var leafCount: UInt32 = 0
  /// The number of elements that there is memory for.
  var capacity: UInt32
  /// The editor that may change the node: ``MapEditor/number``.
  var editor: UInt64

  @inline(__always)
  var count: Int { Int(leafCount) + nodeMap.nonzeroBitCount }

  @inline(__always)
  func leafIndex(_ slot: UInt32) -> Int { (leafMap & (slot &- 1)).nonzeroBitCount }

  @inline(__always)
  func nodeIndex(_ slot: UInt32) -> Int {
    // Upper nodes are mostly full, and counting bits takes x86-64 a dozen instructions if it cannot
    // rely on POPCNT: the short cut makes a search among 10,000 a quarter faster.
    if nodeMap == .max { return slot.trailingZeroBitCount }
    return Int(leafCount) &+ (nodeMap & (slot &- 1)).nonzeroBitCount
  }
}

/// One level of a map: 32 slots by five bits of the key, of which only the taken ones use memory,
/// behind the header and in the same allocation.
///
/// Below the last bits there is a *collision node*: leaves whose bits are all equal, in a row.
/// Every node except the root has at least two leaves in or below it.
///
/// An element is an owned reference: to a `MapLeaf` below index `leafCount`, to a `MapNode` from
/// there on. That order is the proof for every `Unmanaged.fromOpaque` on an element.
final class MapNode: ManagedBuffer<MapNodeHeader, UnsafeMutableRawPointer> {
  /// The number of bits of the key that choose a slot.
  static let stride = 5

  deinit {
    for index in 0..<Int(head.leafCount) { unmanagedLeaf(index).release() }
    for index in Int(head.leafCount)..<head.count { unmanagedNode(index).release() }
  }

  /// The bit for the slot of a key on the level of the shift.
  @inline(__always)
  static func slot(_ bits: UInt, _ shift: Int) -> UInt32 {
    // `&<<` takes the low five bits of its right side: the stride.
    1 &<< UInt32(truncatingIfNeeded: bits &>> UInt(bitPattern: shift))
  }
}

// MARK: - Elements

extension MapNode {
  /// The header, without the run-time check for exclusive access that `header` makes on each use
  /// and that costs more than a level of a search.
  ///
  /// Access is exclusive without it: only its editor writes, which has the one reference to it.
  @inline(__always)
  var head: MapNodeHeader {
    get { withUnsafeMutablePointerToHeader { $0.pointee } }
    set { withUnsafeMutablePointerToHeader { $0.pointee = newValue } }
  }

  /// The memory behind the header. It does not move during the node's life.
  @inline(__always)
  var elements: UnsafeMutablePointer<UnsafeMutableRawPointer> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// The leaf at an index below `leafCount`.
  @inline(__always)
  func unmanagedLeaf(_ index: Int) -> Unmanaged<MapLeaf> { .fromOpaque(elements[index]) }

  /// The node at an index from `leafCount` on.
  @inline(__always)
  func unmanagedNode(_ index: Int) -> Unmanaged<MapNode> { .fromOpaque(elements[index]) }

  /// The leaves of this node, without those below it.
  var leaves: some Sequence<MapLeaf> {
    (0..<Int(head.leafCount)).lazy.map { self.unmanagedLeaf($0).takeUnretainedValue() }
  }

  /// The nodes directly below this one.
  var nodes: some Sequence<MapNode> {
    (Int(head.leafCount)..<head.count).lazy.map { self.unmanagedNode($0).takeUnretainedValue() }
  }
}

// MARK: - Finding

extension MapNode {
  /// The leaf with the parts of a key, under a node that the caller keeps alive.
  ///
  /// Unretained: valid as long as the root is.
  static func find(
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt,
    under root: MapNode
  ) -> Unmanaged<MapLeaf>? {
    // Guaranteed references, because `takeUnretainedValue` retains here, which doubles the time.
    // They are valid: the owner of the root holds, through elements, everything below it.
    var node = Unmanaged.passUnretained(root)
    var shift = 0
    while shift < UInt.bitWidth {
      let slot = slot(bits, shift)
      let head = node._withUnsafeGuaranteedRef { $0.head }
      if head.nodeMap & slot != 0 {
        node = node._withUnsafeGuaranteedRef { $0.unmanagedNode(head.nodeIndex(slot)) }
        shift &+= stride
        continue
      }
      guard head.leafMap & slot != 0 else { return nil }
      let leaf = node._withUnsafeGuaranteedRef { $0.unmanagedLeaf(head.leafIndex(slot)) }
      return matches(leaf, type, name, bits) ? leaf : nil
    }
    return node._withUnsafeGuaranteedRef { $0.findColliding(type, name, bits) }
  }

  private func findColliding(
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt
  ) -> Unmanaged<MapLeaf>? {
    for index in 0..<Int(head.leafCount) {
      let leaf = unmanagedLeaf(index)
      if Self.matches(leaf, type, name, bits) { return leaf }
    }
    return nil
  }

  /// Whether the leaf's key has these parts.
  @inline(__always)
  static func matches(
    _ leaf: Unmanaged<MapLeaf>,
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt
  ) -> Bool {
    leaf._withUnsafeGuaranteedRef {
      $0.key.bits == bits && $0.key.type == type && $0.key.name == name
    }
  }

  /// Calls the body with every leaf in and below this node.
  func visit(_ body: (MapLeaf) throws -> Void) rethrows {
    for leaf in leaves { try body(leaf) }
    for node in nodes { try node.visit(body) }
  }
}
