/// The change of a map for a key: a leaf, or a removal.
///
/// A removal refers to the base's leaf, which carries the key. Neither is retained here; the owner
/// that stores one holds the leaf.
struct MapChange {
  /// The address of the leaf, and in its lowest bit, which is free because objects are
  /// word-aligned, whether it is removed. 0 in an empty slot of a table.
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

  /// The present leaf, or the removed one.
  @inline(__always)
  var leaf: Unmanaged<MapLeaf> {
    // Only `empty` is not an address, and its leaf is never read.
    .fromOpaque(UnsafeRawPointer(bitPattern: word & ~1).unsafelyUnwrapped)
  }

  /// The present leaf; `nil` for a removal.
  @inline(__always)
  var present: Unmanaged<MapLeaf>? { isRemoval ? nil : leaf }
}
