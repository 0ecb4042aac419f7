/// A type that is resolved, and registered in terms of another: its instances are not made by hand.
protocol RegisteredOtherwise {
  /// The arguments of the registration, without its name.
  static var spelledArguments: (types: String, rest: String) { get }
  /// The factory.
  static var spelledFactory: String { get }
}

extension RegisteredOtherwise {
  static var spelledFactory: String { "{ … }" }
}

extension ContainerError {
  /// A line that registers something for the key.
  static func spellRegistering(_ key: Key, in container: String = "container") -> String {
    guard key.type is any RegisteredOtherwise.Type else {
      return "\(container).register(\(spell(key))) { … }"
    }
    return "\(container).register { \(spellRegistration(of: key)) }"
  }

  /// The registration of a key, as a builder accepts it.
  static func spellRegistration(of key: Key) -> String {
    guard let type = key.type as? any RegisteredOtherwise.Type else {
      return "Registration(\(spell(key))) { … }"
    }
    let (types, rest) = type.spelledArguments
    let name = key.name.map { ", name: \($0.debugDescription)" } ?? ""
    return "Registration(\(types)\(name)\(rest)) \(type.spelledFactory)"
  }

  /// The key as a registration spells it.
  package static func spell(_ key: Key) -> String {
    let type = spell(key.type)
    guard let name = key.name else { return type }
    return "\(type), name: \(name.debugDescription)"
  }

  private static func spell(_ type: any Any.Type) -> String {
    let name = Key.readableName(of: type)
    if name.hasPrefix("any ") { return "(\(name)).self" }
    if "\(Swift.type(of: type))".hasSuffix(".Protocol") { return "(any \(name)).self" }
    return name.contains("->") ? "(\(name)).self" : "\(name).self"
  }

  /// The type alone, as a registration spells it.
  package static func spellType(of key: Key) -> String { spell(key.type) }

  /// The type alone, as a generic argument.
  package static func spellArgument(of key: Key) -> String {
    let type = spellType(of: key).dropLast(".self".count)
    return String(type.hasPrefix("(any ") ? type.dropFirst().dropLast() : type)
  }
}
