/// Changes a node in place, for the editor that owns it.
extension MapNode {
  /// Passes the child at the index to the body, which may replace it.
  func withNode<Result>(_ index: Int, _ body: (inout MapNode) -> Result) -> Result {
    // Taken out of its element meanwhile: a second reference would make it look shared.
    var child = unmanagedNode(index).takeRetainedValue()
    let result = body(&child)
    elements[index] = Unmanaged.passRetained(child).toOpaque()
    return result
  }

  func replace(_ index: Int, by leaf: MapLeaf) -> MapLeaf {
    let replaced = unmanagedLeaf(index).takeRetainedValue()
    elements[index] = Unmanaged.passRetained(leaf).toOpaque()
    return replaced
  }

  /// Replaces a node that has only one leaf left by that leaf.
  func collapse(_ index: Int, slot: UInt32) {
    let child = unmanagedNode(index)._withUnsafeGuaranteedRef { $0.head }
    guard child.leafCount == 1, child.nodeMap == 0 else { return }
    let node = Unmanaged<MapNode>.fromOpaque(close(index)).takeRetainedValue()
    head.nodeMap &= ~slot
    add(node.unmanagedLeaf(0).takeUnretainedValue(), slot: slot)
  }

  func add(_ leaf: MapLeaf, slot: UInt32) {
    open(head.leafIndex(slot), for: Unmanaged.passRetained(leaf).toOpaque())
    head.leafMap |= slot
    head.leafCount += 1
  }

  func add(_ node: MapNode, slot: UInt32) {
    open(head.nodeIndex(slot), for: Unmanaged.passRetained(node).toOpaque())
    head.nodeMap |= slot
  }

  func addColliding(_ leaf: MapLeaf) {
    open(Int(head.leafCount), for: Unmanaged.passRetained(leaf).toOpaque())
    head.leafCount += 1
  }

  /// Removes a leaf; in a collision node its slot is 0, which is not a slot.
  func takeLeaf(_ index: Int, slot: UInt32) -> MapLeaf {
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

  /// Removes the element at the index and shifts those behind it.
  private func close(_ index: Int) -> UnsafeMutableRawPointer {
    let gap = elements + index
    let element = gap.pointee
    gap.update(from: gap + 1, count: head.count - index - 1)
    return element
  }

  func collidingIndex(of key: Key) -> Int? {
    (0..<Int(head.leafCount)).first {
      Self.matches(unmanagedLeaf($0), key.type, key.name, key.bits)
    }
  }
}
