/// Finds the type that optionals, providers and lazies stand for.
enum InjectedTarget {
  static func of(_ key: Key) -> Key {
    var type = key.type
    while let indirect = type as? any IndirectInjection.Type { type = indirect.target }
    return Key(type, name: key.name)
  }
}

/// A type that stands for another one in a lookup.
protocol IndirectInjection { static var target: any Any.Type { get } }
