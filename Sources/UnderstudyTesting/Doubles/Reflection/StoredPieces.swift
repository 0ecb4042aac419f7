import Understudy

/// Finds the pieces of a double among its stored properties.
///
/// It reads the double's memory at the places where pieces are, and nowhere else. `Mirror` would
/// ask a `CustomReflectable` double for its own idea of itself, which is the user's code.
enum StoredPieces {
  /// The pieces in the order of declaration, those of superclasses first.
  ///
  /// This may run while others use the double, and what they change is not looked at: of the
  /// variables, only those are read whose type is a piece.
  ///
  /// - Complexity: O(number of pieces); for the first double of a type, of stored properties.
  static func of<Double: TestDouble>(_ double: Double) -> [any DoubleMember] {
    read(sources(of: type(of: double)), of: double)
  }

  /// The pieces of a double that nobody else has yet, so that variables of any type may be read.
  static func ofUnshared<Double: TestDouble>(_ double: Double) -> [any DoubleMember] {
    let fields = StoredFields.of(type(of: double)).filter(\.isStrong)
    return read(fields.map(PieceSource.init), of: double)
  }

  // What a type stores never changes, so it is looked up once.
  private static let known = Lock<[ObjectIdentifier: [PieceSource]]>([:])

  private static func sources(of type: Any.Type) -> [PieceSource] {
    let id = ObjectIdentifier(type)
    if let sources = known.withLock({ $0[id] }) { return sources }
    let sources = StoredFields.of(type).filter(PieceSource.isSafe).map(PieceSource.init)
    known.withLock { $0[id] = sources }
    return sources
  }

  private static func read<Double: TestDouble>(
    _ sources: [PieceSource],
    of double: Double
  ) -> [any DoubleMember] {
    guard type(of: double) is AnyClass else {
      return withUnsafePointer(to: double) { pointer in
        sources.flatMap { $0.pieces(in: UnsafeRawPointer(pointer)) }
      }
    }
    let object = double as AnyObject
    return withExtendedLifetime(object) {
      let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return sources.flatMap { $0.pieces(in: start) }
    }
  }
}
