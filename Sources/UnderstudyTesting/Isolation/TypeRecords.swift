/// The list of its own types in a Swift image, as the compiler lays it out.
///
/// A type is listed whether or not its symbols are exported, so a copy hidden in an executable is
/// found as well, which a search for symbols would miss.
///
/// A record is an offset from itself to the type's descriptor. The descriptor begins with flags,
/// the offset of the type's context and the offset of its name, four bytes each. All of this is
/// [stable ABI](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
struct TypeRecords {
  private static let moduleKind: UInt32 = 0
  private static let classKind: UInt32 = 16

  let bytes: UnsafeRawBufferPointer

  /// Returns the descriptor of a class at the top level of its module; `nil` if it is not from this
  /// image.
  ///
  /// - Complexity: O(*n*) in the types of the image.
  func descriptor(of name: ClassName) -> UnsafeRawPointer? {
    guard let start = bytes.baseAddress else { return nil }
    for offset in stride(from: 0, through: bytes.count - 4, by: 4) {
      guard let descriptor = descriptor(at: start + offset),
        kind(of: descriptor) == Self.classKind,
        name.type.isSpelled(at: target(at: descriptor + 8)),
        let parent = self.descriptor(at: descriptor + 4),
        kind(of: parent) == Self.moduleKind,
        name.module.isSpelled(at: target(at: parent + 8))
      else { continue }
      return descriptor
    }
    return nil
  }

  private func kind(of descriptor: UnsafeRawPointer) -> UInt32 {
    descriptor.loadUnaligned(as: UInt32.self) & 0x1F
  }

  /// Returns the descriptor that an offset leads to. An offset to a pointer instead has a low bit
  /// set, and is for types of other images.
  private func descriptor(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.loadUnaligned(as: Int32.self)
    return offset & 3 != 0 ? nil : target(at: place)
  }

  private func target(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }
}

/// The name of a class and of its module, prepared for comparison with the contents of an image.
struct ClassName {
  /// A C string, with a zero at its end.
  struct Text {
    private let bytes: [UInt8]

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) + [0] }

    func isSpelled(at place: UnsafeRawPointer) -> Bool {
      for (offset, byte) in bytes.enumerated()
      where place.load(fromByteOffset: offset, as: UInt8.self) != byte {
        return false
      }
      return true
    }
  }

  let module: Text
  let type: Text

  /// Makes the name of a class, which has to be declared at the top level of its module.
  init(of type: AnyObject.Type) {
    // The module's name comes from here, since a client may import it under an alias.
    let path = String(reflecting: type).split(separator: ".")
    precondition(path.count == 2, "\(type) is not at the top level of its module.")
    module = Text(path[0])
    self.type = Text(path[1])
  }
}
