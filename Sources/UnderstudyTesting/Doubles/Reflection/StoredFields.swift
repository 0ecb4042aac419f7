/// The stored fields of a type, found from the type alone.
///
/// `Mirror` needs a value and copies each child into a box. These are the functions of the standard
/// library that it is built on; they are exported with a stable signature, since they are called
/// across the library's boundary on every platform.
struct StoredFields {
  /// Returns the fields in the order of their declarations; for a class, its superclass's come
  /// first.
  ///
  /// Enumerations, existentials, functions and the empty tuple have none.
  ///
  /// - Complexity: O(number of fields).
  static func of(_ type: Any.Type) -> [StoredField] {
    // The functions read the value inside an existential, and there is none.
    guard [.class, .struct, .tuple].contains(Kind(rawValue: metadataKind(type))) else { return [] }
    return (0..<recursiveCount(type)).map { index in
      var metadata = FieldMetadata()
      let child = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
      defer { metadata.freeFunc?(metadata.name) }
      return StoredField(
        name: metadata.name.flatMap { name(String(cString: $0)) },
        type: child,
        offset: recursiveChildOffset(type, index: index),
        isVar: metadata.isVar,
        isStrong: metadata.isStrong
      )
    }
  }

  /// Returns whether the type is a tuple; the empty one is.
  static func isTuple(_ type: Any.Type) -> Bool { metadataKind(type) == Kind.tuple.rawValue }

  /// Returns whether the type is `any P` or `any P<Element>`, with `Any` and `AnyObject` among
  /// them.
  static func isExistential(_ type: Any.Type) -> Bool {
    [.existential, .constrainedExistential].contains(Kind(rawValue: metadataKind(type)))
  }

  /// The kinds of types, as the runtime numbers them.
  private enum Kind: UInt {
    case `class` = 0
    case `struct` = 0x200
    case tuple = 0x301
    case existential = 0x303
    case constrainedExistential = 0x307
  }

  /// Elements without a label are named `.0`, `.1`.
  private static func name(_ name: String) -> String? {
    name.isEmpty || name.hasPrefix(".") ? nil : name
  }
}

/// The layout of the standard library's `_FieldReflectionMetadata`.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeFunc: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_: Any.Type, index: Int) -> Int
