import Understudy

/// Finds the members of a double among its stored properties.
///
/// It reads the double's memory at the places of members, and nowhere else. `Mirror` would use the
/// reflection of a `CustomReflectable` double, which is the user's code.
enum StoredMembers {
  /// Returns the members in the order of declaration, those of superclasses first.
  ///
  /// It may run while other threads use the double, and reads nothing that they change: of the
  /// variables, it reads only those whose type is a member.
  ///
  /// - Complexity: O(number of members); for the first double of a type, of stored properties.
  static func of<Double: RecordingDouble>(_ double: Double) -> [any DoubleMember] {
    read(sources(of: type(of: double)), of: double)
  }

  /// Returns the members of a double that no other code has yet, so that variables of any type may
  /// be read.
  static func ofUnshared<Double: RecordingDouble>(_ double: Double) -> [any DoubleMember] {
    let fields = StoredFields.of(type(of: double)).filter(\.isStrong)
    return read(fields.map(MemberSource.init), of: double)
  }

  // The stored fields of a type never change, so they are looked up once.
  private static let known = Lock<[ObjectIdentifier: [MemberSource]]>([:])

  private static func sources(of type: Any.Type) -> [MemberSource] {
    let id = ObjectIdentifier(type)
    if let sources = known.withLock({ $0[id] }) { return sources }
    let sources = StoredFields.of(type).filter(MemberSource.isSafe).map(MemberSource.init)
    known.withLock { $0[id] = sources }
    return sources
  }

  private static func read<Double: RecordingDouble>(
    _ sources: [MemberSource],
    of double: Double
  ) -> [any DoubleMember] {
    guard type(of: double) is AnyClass else {
      return withUnsafePointer(to: double) { pointer in
        sources.flatMap { $0.stubMembers(in: UnsafeRawPointer(pointer)) }
      }
    }
    let object = double as AnyObject
    return withExtendedLifetime(object) {
      let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return sources.flatMap { $0.stubMembers(in: start) }
    }
  }
}
