import Understudy

/// The name of a key in a report, made once for each key of the process.
struct KeyName: Sendable {
  let text: EscapedText
  /// Whether the key's type is a protocol or a closure, for which an implementation is registered.
  let isAbstract: Bool

  private struct Known {
    var numbers = KeyTallies()
    /// By number.
    var names: [KeyName] = []
  }

  private static let known = Lock(Known())

  init(_ key: Key) {
    text = EscapedText("\(key)")
    isAbstract = Self.isAbstract(key.type)
  }

  static func of(_ key: Key) -> KeyName { all(of: CollectionOfOne(key))[0] }

  /// Returns the names of keys, in their order.
  static func all(of keys: some Collection<Key>) -> [KeyName] {
    known.withLock { known in
      keys.map { key in
        let number = Int(known.numbers.number(of: key))
        if number == known.names.count { known.names.append(KeyName(key)) }
        return known.names[number]
      }
    }
  }

  /// The mangled names of protocols end in `p`, or `XP` with constraints, those of closures in `c`.
  private static func isAbstract(_ type: any Any.Type) -> Bool {
    guard let name = _mangledTypeName(type) else { return false }
    return ["p", "XP", "c"].contains { name.hasSuffix($0) }
  }
}
