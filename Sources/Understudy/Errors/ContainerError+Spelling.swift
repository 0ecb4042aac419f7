/// A type that is resolved, and registered in terms of another: its instances are not made by hand.
protocol RegisteredOtherwise {
  /// The arguments of the registration, without its name.
  static var spelledArguments: (types: String, rest: String) { get }
}

extension ContainerError {
  /// A line that registers something for the key.
  static func spellRegistering(_ key: Key) -> String {
    guard key.type is any RegisteredOtherwise.Type else {
      return "container.register(\(spell(key))) { … }"
    }
    return "container.register { \(spellRegistration(of: key)) }"
  }

  /// The registration of a key, as a builder accepts it.
  static func spellRegistration(of key: Key) -> String {
    guard let type = key.type as? any RegisteredOtherwise.Type else {
      return "Registration(\(spell(key))) { … }"
    }
    let (types, rest) = type.spelledArguments
    let name = key.name.map { ", name: \($0.debugDescription)" } ?? ""
    return "Registration(\(types)\(name)\(rest)) { … }"
  }
}
