import Understudy

/// The makers of fallbacks, by type.
final class FallbackTable: Sendable {
  static let shared = FallbackTable()

  private struct Entry: Sendable {
    let make: @Sendable (StandIn) -> Any
  }

  /// The types whose fallback this task is making.
  @TaskLocal private static var underway: Set<ObjectIdentifier> = []

  private let registered = Lock<[ObjectIdentifier: Entry]>([:])

  /// The types that conform to ``FallbackDouble`` in the images loaded at the first lookup.
  private static let found: [ObjectIdentifier: Entry] = {
    var found: [ObjectIdentifier: Entry] = [:]
    let types = ConformanceRecords.types(conformingTo: (any FallbackDouble).self)
      .compactMap { $0 as? any FallbackDouble.Type }
      .sorted { rank(of: $0) < rank(of: $1) }
    for type in types { add(type, to: &found) }
    return found
  }()

  // Those written by hand first. Then the short name: the full one of a private type has an address
  // in it.
  private static func rank(of type: any FallbackDouble.Type) -> (Int, String, String) {
    (type is any GeneratedFallback.Type ? 1 : 0, String(describing: type), String(reflecting: type))
  }

  private static func add<Double: FallbackDouble>(
    _ type: Double.Type,
    to found: inout [ObjectIdentifier: Entry]
  ) {
    let id = ObjectIdentifier(Double.Dependency.self)
    guard found[id] == nil else { return }
    // A metatype without its static type: the call goes to this type's own `fallback()`.
    let box = ConformingType(type: type)
    found[id] = Entry { made(by: box.type, standingInFor: $0) }
  }

  private static func made<Double: FallbackDouble>(
    by type: Double.Type,
    standingInFor missing: StandIn
  ) -> Any {
    let made = type.fallback()
    if type is any GeneratedFallback.Type, let double = made as? any RecordingDouble {
      for part in double.parts { part.standsIn(for: missing) }
    }
    return made
  }

  /// Registers a fallback that takes precedence over a ``FallbackDouble`` of the same type.
  func register<Value>(_ type: Value.Type, _ make: @escaping @Sendable () -> Value) {
    let entry = Entry { _ in make() }
    let old = registered.withLock { $0.updateValue(entry, forKey: ObjectIdentifier(type)) }
    extendLifetime(old)  // released here, outside the lock
  }

  func unregister<Value>(_ type: Value.Type) {
    let old = registered.withLock { $0.removeValue(forKey: ObjectIdentifier(type)) }
    extendLifetime(old)  // released here, outside the lock
  }

  /// Returns a new fallback; `nil` if none is declared, and for one whose creation needs another of
  /// its type.
  ///
  /// - Parameter missing: what a generated double says that it stands in for.
  func value<Value>(of type: Value.Type, standingInFor missing: StandIn) -> Value? {
    let id = ObjectIdentifier(type)
    guard !Self.underway.contains(id),
      let entry = registered.withLock({ $0[id] }) ?? Self.found[id]
    else { return nil }
    let made = Self.$underway.withValue(Self.underway.union([id])) { entry.make(missing) }
    return (made as! Value)  // both ways in take the maker and the type's identity together
  }
}

/// A metatype to be captured by a `Sendable` closure.
private struct ConformingType: @unchecked Sendable {  // a metatype is a constant of the process
  let type: any FallbackDouble.Type
}
