/// The list of its own conformances in a Swift image, as the compiler lays it out.
///
/// A record is an offset from itself to a descriptor, which begins with the offset of the protocol, the
/// offset of the type, that of the witnesses and flags, four bytes each. All of this is
/// [stable ABI](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
struct ConformanceRecords {
  let bytes: UnsafeRawBufferPointer

  /// Returns the types without parameters that conform to a protocol, in the images loaded now.
  ///
  /// - Parameter existential: the protocol, such as `(any Equatable).self`; one without a class bound.
  /// - Complexity: O(*n*) in the conformances of all images except the system's.
  static func types(conformingTo existential: any Any.Type) -> [any Any.Type] {
    // Kind, flags and count, then the protocols: one, for the existential of a single protocol.
    let wanted = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return loaded.flatMap { $0.types(conformingTo: wanted) }
  }

  private func types(conformingTo wanted: UnsafeRawPointer) -> [any Any.Type] {
    guard let start = bytes.baseAddress else { return [] }
    return stride(from: 0, through: bytes.count - 4, by: 4).compactMap { offset in
      // A record that the linker has removed is empty.
      guard (start + offset).loadUnaligned(as: Int32.self) != 0 else { return nil }
      let descriptor = target(at: start + offset)
      guard indirectTarget(at: descriptor) == wanted else { return nil }
      return type(of: descriptor)
    }
  }

  /// - Returns: `nil` for an Objective-C class and for a generic type, which is not a type by
  ///   itself.
  private func type(of conformance: UnsafeRawPointer) -> (any Any.Type)? {
    let kind = (conformance + 12).loadUnaligned(as: UInt32.self) >> 3 & 7
    let type: UnsafeRawPointer
    switch kind {
    case 0: type = target(at: conformance + 4)
    case 1: type = target(at: conformance + 4).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let isGeneric = type.loadUnaligned(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    // The metadata accessor of a type without parameters takes a request, 0 for complete metadata, and
    // returns the metadata first; for one word in and one out both calling conventions agree.
    let accessor = unsafeBitCast(
      target(at: type + 12),
      to: (@convention(c) (UInt) -> UnsafeRawPointer).self
    )
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  private func target(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  /// Follows an offset whose low bit marks a pointer, for declarations in another image.
  private func indirectTarget(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = place.loadUnaligned(as: Int32.self)
    let target = place + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }
}
