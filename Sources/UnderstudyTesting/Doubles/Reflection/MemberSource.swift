/// A stored property that may hold a member of a double, or another double that is part of it.
struct MemberSource: Sendable {
  private let offset: Int
  private let take: @Sendable (UnsafeRawPointer) -> [any DoubleMember]

  init(_ field: StoredField) {
    offset = field.offset
    take = MemberSource.taking(field.type, from: field.name)
  }

  /// Returns the members in this property of the value, or object, that begins at the address.
  func stubMembers(in start: UnsafeRawPointer) -> [any DoubleMember] { take(start + offset) }

  /// Returns whether the property can hold a member, and may be read while other threads use its
  /// owner.
  ///
  /// A `let` may be read whenever its owner exists. A `var` is read only if it is declared as a
  /// member, and the documentation asks not to change such a one once the double is in use.
  static func isSafe(_ field: StoredField) -> Bool {
    guard field.isStrong else { return false }
    return field.type is any DoubleMember.Type || (!field.isVar && mayHold(field.type))
  }

  private static func mayHold(_ type: Any.Type) -> Bool {
    if let optional = type as? any WrappingType.Type { return mayHold(optional.wrapped) }
    return type is any DoubleMember.Type || isPart(type) || StoredFields.isExistential(type)
  }

  /// Returns whether a double of this type is part of the value that stores it.
  ///
  /// A double that is an object is independent, and may have more than one owner.
  private static func isPart(_ type: Any.Type) -> Bool {
    if let optional = type as? any WrappingType.Type { return isPart(optional.wrapped) }
    return type is any RecordingDouble.Type && !(type is AnyClass)
  }

  private static func taking(
    _ type: Any.Type,
    from property: String?
  ) -> @Sendable (UnsafeRawPointer) -> [any DoubleMember] {
    func opened<Value>(_: Value.Type) -> @Sendable (UnsafeRawPointer) -> [any DoubleMember] {
      let isPart = isPart(Value.self)
      return { start in
        // The runtime guarantees that a value of this type is stored here.
        let value = start.assumingMemoryBound(to: Value.self).pointee
        if let member = value as? any DoubleMember {
          if let property { (member as? any StubMember)?.take(property: property) }
          return [member]
        }
        return isPart ? (value as? any RecordingDouble)?.__members ?? [] : []
      }
    }
    return _openExistential(type, do: opened)
  }
}

/// An optional type, which reports the type it wraps.
private protocol WrappingType {
  static var wrapped: Any.Type { get }
}

extension Optional: WrappingType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
