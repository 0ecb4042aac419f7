/// A type that is resolved, and registered in terms of another: its instances are not made by hand.
protocol RegisteredOtherwise {
  /// The type of its instances.
  static var product: any Any.Type { get }
  /// The arguments of the registration, without its name.
  static var spelledArguments: (types: String, rest: String) { get }
  /// The factory.
  static var spelledFactory: String { get }
  /// How its user awaits an instance.
  static var spelledAwaiting: String? { get }
}

extension RegisteredOtherwise {
  static var spelledFactory: String { "{ … }" }
  static var spelledAwaiting: String? { nil }
}

extension ContainerError {
  /// A line that registers something for the key.
  static func spellRegistering(
    _ key: Key,
    in container: String = "container",
    scope: ScopeKind? = nil,
    isOnMainActor: Bool = false
  ) -> String {
    guard key.type is any RegisteredOtherwise.Type else {
      let kind = scope.map { ", lifetime: .scoped(\($0.description.debugDescription))" } ?? ""
      // In the braces of a factory, it is unclear which closure is the instance.
      if key.isClosure, !isOnMainActor, scope == nil {
        return "\(container).register(\(spell(key)), instance: { … })"
      }
      return isOnMainActor
        ? "\(container).register(\(spell(key))\(kind), on: MainActor.self) { _ in … }"
        : "\(container).register(\(spell(key))\(kind)) { … }"
    }
    return "\(container).register { \(spellRegistration(of: key)) }"
  }

  /// A line of a test that registers a double for the key: for its own type as well, by which the test resolves
  /// it.
  package static func spellRegisteringDouble(_ key: Key) -> String {
    let spelled = spell(key)
    return spelled.hasPrefix("(any ")
      ? "Container.current.register(…, as: \(spelled))"
      : spellRegistering(key, in: "Container.current")
  }

  /// The registration of a factory with a parameter that makes the type, among these keys.
  static func spellMaker(_ key: Key, among keys: [Key]) -> String? {
    let own = keys.first { candidate in
      guard let factory = candidate.type as? any RegisteredOtherwise.Type else { return false }
      return candidate.name == key.name && factory.product == key.type
    }
    return own.map(spellRegistration)
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

  /// A property that may be missing, as its owner declares it: `@Injected var x: (any Mailer)?`.
  package static func spellOptionalProperty(_ key: Key) -> String {
    let name = key.name.map { "(name: \($0.debugDescription))" } ?? ""
    return "@Injected\(name) var x: \(spellType(of: key).dropLast(".self".count))?"
  }

  /// The type alone, as a generic argument.
  package static func spellArgument(of key: Key) -> String {
    let type = spellType(of: key).dropLast(".self".count)
    return String(type.hasPrefix("(any ") ? type.dropFirst().dropLast() : type)
  }
}

extension Container {
  /// The registration of a pool, or of a factory with a parameter, whose instances have the key's type.
  package func spelledMaker(of key: Key) -> String? {
    ContainerError.spellMaker(key, among: records.map(\.key))
  }
}
