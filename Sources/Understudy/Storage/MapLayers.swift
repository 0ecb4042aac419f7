/// The parts of a map: nodes, and changes that take precedence over them.
struct MapLayers {
  /// The topmost node; `nil` in a map without nodes, so that making one allocates nothing.
  var root: MapNode?
  var changes = MapChanges.none

  /// The leaf under the key; valid as long as the layers are.
  @inline(__always)
  func find(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> Unmanaged<MapLeaf>? {
    if !changes.isEmpty, let change = changes.find(type, name, bits) { return change.present }
    return findBelow(type, name, bits)
  }

  /// The leaf that the nodes have under the key, changed or not.
  @inline(__always)
  func findBelow(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> Unmanaged<MapLeaf>? {
    guard let root else { return nil }
    return MapNode.find(type, name, bits, under: root)
  }

  func visit(_ body: (MapLeaf) throws -> Void) rethrows {
    try changes.visit { change in
      if let leaf = change.present { try body(leaf.takeUnretainedValue()) }
    }
    try root?.visit { leaf in
      let key = leaf.key
      if changes.isEmpty || changes.find(key.type, key.name, key.bits) == nil { try body(leaf) }
    }
  }

  func isIdentical(to other: MapLayers) -> Bool {
    root === other.root && changes.isIdentical(to: other.changes)
  }
}

// MARK: - Maps of one kind of leaf

extension MapLayers {
  @inline(__always)
  func find<Leaf: MapLeaf>(_ key: Key) -> Leaf? {
    find(key.type, key.name, key.bits).map { Self.typed($0.takeUnretainedValue()) }
  }

  @inline(__always)
  func visit<Leaf: MapLeaf>(_ body: (Leaf) throws -> Void) rethrows {
    try visit { (leaf: MapLeaf) in try body(Self.typed(leaf)) }
  }

  /// Nodes and changes are not generic, but all their leaves came through the map's `insert`.
  @inline(__always)
  static func typed<Leaf: MapLeaf>(_ leaf: MapLeaf) -> Leaf { unsafeDowncast(leaf, to: Leaf.self) }
}
