extension MapNode {
  /// A root with one leaf.
  static func single(_ leaf: MapLeaf) -> MapNode {
    let node = make(capacity: 1)
    node.add(leaf, slot: slot(leaf.key.bits, 0))
    return node
  }

  /// Puts the leaf in or below the node and gives back the one it replaces.
  static func insert(_ leaf: MapLeaf, into node: inout MapNode, shift: Int) -> MapLeaf? {
    guard shift < UInt.bitWidth else { return insertColliding(leaf, into: &node) }
    let slot = slot(leaf.key.bits, shift)
    if node.head.nodeMap & slot != 0 {
      makeUnique(&node)
      return node.withNode(node.head.nodeIndex(slot)) {
        insert(leaf, into: &$0, shift: shift + stride)
      }
    }
    if node.head.leafMap & slot != 0 {
      makeUnique(&node)
      return node.replaceOrSplit(slot, by: leaf, shift: shift)
    }
    makeUnique(&node, adding: 1)
    node.add(leaf, slot: slot)
    return nil
  }

  private static func insertColliding(_ leaf: MapLeaf, into node: inout MapNode) -> MapLeaf? {
    if let index = node.collidingIndex(of: leaf.key) {
      makeUnique(&node)
      return node.replace(index, by: leaf)
    }
    makeUnique(&node, adding: 1)
    node.addColliding(leaf)
    return nil
  }

  /// Takes out the leaf under a key that is known to be in or below the node.
  static func remove(_ key: Key, from node: inout MapNode, shift: Int) -> MapLeaf {
    guard shift < UInt.bitWidth else { return removeColliding(key, from: &node) }
    let slot = slot(key.bits, shift)
    guard node.head.nodeMap & slot != 0 else {
      makeUnique(&node, adding: -1)
      return node.takeLeaf(node.head.leafIndex(slot), slot: slot)
    }
    makeUnique(&node)
    let index = node.head.nodeIndex(slot)
    let removed = node.withNode(index) { remove(key, from: &$0, shift: shift + stride) }
    node.collapse(index, slot: slot)
    return removed
  }

  private static func removeColliding(_ key: Key, from node: inout MapNode) -> MapLeaf {
    guard let index = node.collidingIndex(of: key) else {
      preconditionFailure("PersistentMap: a key that was found is not in its collision node.")
    }
    makeUnique(&node, adding: -1)
    return node.takeLeaf(index, slot: 0)
  }

  private func collidingIndex(of key: Key) -> Int? {
    (0..<Int(head.leafCount)).first {
      Self.matches(unmanagedLeaf($0), key.type, key.name, key.bits)
    }
  }
}

// MARK: - Making nodes

extension MapNode {
  private static func make(capacity: Int) -> MapNode {
    // The object's head takes four words and malloc's own takes one, in steps of two: with an odd
    // number of elements nothing is left over.
    let capacity = capacity | 1
    let buffer = create(minimumCapacity: capacity) { _ in
      MapNodeHeader(capacity: UInt32(capacity))
    }
    // `create` makes an object of the class that it is called on, and that is this final one.
    return unsafeDowncast(buffer, to: MapNode.self)
  }

  /// A node for two leaves whose bits agree below the shift.
  private static func pair(_ one: MapLeaf, _ other: MapLeaf, shift: Int) -> MapNode {
    let node = make(capacity: 2)
    guard shift < UInt.bitWidth else {
      node.addColliding(one)
      node.addColliding(other)
      return node
    }
    let slots = (slot(one.key.bits, shift), slot(other.key.bits, shift))
    if slots.0 == slots.1 {
      node.add(pair(one, other, shift: shift + stride), slot: slots.0)
    } else {
      node.add(one, slot: slots.0)
      node.add(other, slot: slots.1)
    }
    return node
  }

  /// Makes the node one that may change in place, with memory for the elements to come.
  private static func makeUnique(_ node: inout MapNode, adding extra: Int = 0) {
    let isUnique = isKnownUniquelyReferenced(&node)
    let needed = node.head.count + extra
    let capacity = Int(node.head.capacity)
    // A node that is less than half full is moved too: memory follows the map down.
    if isUnique, needed <= capacity, capacity <= 2 * needed + 3 { return }
    node = node.duplicate(capacity: max(needed, node.head.count), moving: isUnique)
  }

  private func duplicate(capacity: Int, moving: Bool) -> MapNode {
    let copy = Self.make(capacity: capacity)
    copy.elements.initialize(from: elements, count: head.count)
    copy.head.leafMap = head.leafMap
    copy.head.nodeMap = head.nodeMap
    copy.head.leafCount = head.leafCount
    if moving {
      // The references belong to the copy now; `deinit` must not release them.
      head = MapNodeHeader(capacity: head.capacity)
    } else {
      for index in 0..<Int(head.leafCount) { _ = unmanagedLeaf(index).retain() }
      for index in Int(head.leafCount)..<head.count { _ = unmanagedNode(index).retain() }
    }
    return copy
  }
}

// MARK: - Changing a node that nobody else refers to

extension MapNode {
  /// Lends the child at the index to the body, which may put another in its place.
  private func withNode<Result>(_ index: Int, _ body: (inout MapNode) -> Result) -> Result {
    // Out of its element while lent: a second reference would make it look shared.
    var child = unmanagedNode(index).takeRetainedValue()
    let result = body(&child)
    elements[index] = Unmanaged.passRetained(child).toOpaque()
    return result
  }

  private func replaceOrSplit(_ slot: UInt32, by leaf: MapLeaf, shift: Int) -> MapLeaf? {
    let index = head.leafIndex(slot)
    if Self.matches(unmanagedLeaf(index), leaf.key.type, leaf.key.name, leaf.key.bits) {
      return replace(index, by: leaf)
    }
    let other = takeLeaf(index, slot: slot)
    add(Self.pair(other, leaf, shift: shift + Self.stride), slot: slot)
    return nil
  }

  private func replace(_ index: Int, by leaf: MapLeaf) -> MapLeaf {
    let replaced = unmanagedLeaf(index).takeRetainedValue()
    elements[index] = Unmanaged.passRetained(leaf).toOpaque()
    return replaced
  }

  /// Replaces a node that is down to one leaf by that leaf.
  private func collapse(_ index: Int, slot: UInt32) {
    let child = unmanagedNode(index)._withUnsafeGuaranteedRef { $0.head }
    guard child.leafCount == 1, child.nodeMap == 0 else { return }
    let node = Unmanaged<MapNode>.fromOpaque(close(index)).takeRetainedValue()
    head.nodeMap &= ~slot
    add(node.unmanagedLeaf(0).takeUnretainedValue(), slot: slot)
  }

  private func add(_ leaf: MapLeaf, slot: UInt32) {
    open(head.leafIndex(slot), for: Unmanaged.passRetained(leaf).toOpaque())
    head.leafMap |= slot
    head.leafCount += 1
  }

  private func add(_ node: MapNode, slot: UInt32) {
    open(head.nodeIndex(slot), for: Unmanaged.passRetained(node).toOpaque())
    head.nodeMap |= slot
  }

  private func addColliding(_ leaf: MapLeaf) {
    open(Int(head.leafCount), for: Unmanaged.passRetained(leaf).toOpaque())
    head.leafCount += 1
  }

  /// Takes out a leaf; in a collision node its slot is 0, the one that is no slot.
  private func takeLeaf(_ index: Int, slot: UInt32) -> MapLeaf {
    let leaf = Unmanaged<MapLeaf>.fromOpaque(close(index)).takeRetainedValue()
    head.leafMap &= ~slot
    head.leafCount -= 1
    return leaf
  }

  /// Shifts the elements from the index on to make room for a new one.
  private func open(_ index: Int, for element: UnsafeMutableRawPointer) {
    let gap = elements + index
    (gap + 1).update(from: gap, count: head.count - index)
    gap.initialize(to: element)
  }

  /// Gives up the element at the index and shifts those behind it.
  private func close(_ index: Int) -> UnsafeMutableRawPointer {
    let gap = elements + index
    let element = gap.pointee
    gap.update(from: gap + 1, count: head.count - index - 1)
    return element
  }
}
