import Understudy

/// The name of a key in a report, made once for each key of the process.
struct KeyName: Sendable {
  let text: EscapedText
  /// Whether the key's type is a protocol or a closure, for which an implementation is registered.
  let isAbstract: Bool

  private static let known = Lock<[Key: KeyName]>([:])

  init(_ key: Key) {
    text = EscapedText("\(key)")
    isAbstract = Self.isAbstract(key.type)
  }

  static func of(_ key: Key) -> KeyName {
    if let name = known.withLock({ $0[key] }) { return name }
    let name = KeyName(key)
    known.withLock { $0[key] = name }
    return name
  }

  /// The mangled names of protocols end in `p`, or `XP` with constraints, those of closures in `c`.
  private static func isAbstract(_ type: any Any.Type) -> Bool {
    guard let name = _mangledTypeName(type) else { return false }
    return ["p", "XP", "c"].contains { name.hasSuffix($0) }
  }
}
