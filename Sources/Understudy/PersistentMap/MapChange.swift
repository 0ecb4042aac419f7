/// What a map has for a key in the place of its base: a leaf, or no leaf any more.
///
/// A removal refers to the base's leaf, which carries the key. Neither is counted here; whoever
/// stores one holds the leaf.
struct MapChange {
  /// The address of the leaf, and in its lowest bit, which is free as objects are aligned to words,
  /// whether it is removed. 0 in an empty slot of a table.
  private let word: UInt

  @inline(__always)
  init(_ leaf: Unmanaged<MapLeaf>, isRemoval: Bool) {
    word = UInt(bitPattern: leaf.toOpaque()) | (isRemoval ? 1 : 0)
  }

  private init() { word = 0 }

  /// No change.
  static let empty = MapChange()

  @inline(__always)
  var isEmpty: Bool { word == 0 }

  @inline(__always)
  var isRemoval: Bool { word & 1 != 0 }

  /// The leaf that is there now, or the one that was.
  @inline(__always)
  var leaf: Unmanaged<MapLeaf> {
    // Only `empty` is no address, and nobody asks it for a leaf.
    .fromOpaque(UnsafeRawPointer(bitPattern: word & ~1).unsafelyUnwrapped)
  }

  /// The leaf that is there now.
  @inline(__always)
  var present: Unmanaged<MapLeaf>? { isRemoval ? nil : leaf }
}
