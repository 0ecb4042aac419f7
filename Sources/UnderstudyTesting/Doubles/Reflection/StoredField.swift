/// One stored property of a class or struct, or one element of a tuple.
struct StoredField {
  /// The name of the property or the label of the element; `nil` for an element without one.
  let name: String?
  let type: Any.Type
  /// The offset in bytes from the value's start; for a class, from the object's.
  let offset: Int
  /// Whether it is a `var`; elements of tuples always are.
  let isVar: Bool
  /// Whether it holds a strong reference; `false` for `weak` and `unowned`.
  let isStrong: Bool
}
