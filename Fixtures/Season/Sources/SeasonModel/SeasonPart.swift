/// One registration of the season, as text.
public struct SeasonPart: Hashable, Sendable {
  /// How long an instance is used again, as the container calls it.
  public enum Lifetime: String, Hashable, Sendable, CaseIterable {
    case singleton, transient, weak, graph, scoped
  }

  /// What is registered, and how.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A class or a struct, by its own type.
    case `class`, `struct`
    /// A class by the protocol it implements.
    case `protocol`
    /// A struct that is there already.
    case instance
    /// A class that takes a number: what is registered is its factory.
    case factory
  }

  /// The type it is resolved by or, of a factory, what that makes.
  public var type: String
  /// What tells it from others of its type.
  public var name: String?
  public var module: String
  public var lifetime: Lifetime
  public var form: Form
  /// Whether its factory suspends.
  public var isAsynchronous: Bool
  /// Whether it reaches out of the house.
  public var isLive: Bool
  /// The keys it is made from, in the order in which its factory asks for them.
  public var dependencies: [String]

  public init(
    type: String,
    name: String? = nil,
    module: String,
    lifetime: Lifetime,
    form: Form,
    isAsynchronous: Bool = false,
    isLive: Bool = false,
    dependencies: [String] = []
  ) {
    self.type = type
    self.name = name
    self.module = module
    self.lifetime = lifetime
    self.form = form
    self.isAsynchronous = isAsynchronous
    self.isLive = isLive
    self.dependencies = dependencies
  }

  /// As the container prints its key.
  public var key: String {
    let type = form == .factory ? "ParameterizedFactory<Int, \(type)>" : type
    return name.map { "\(type)(name: \($0))" } ?? type
  }

  /// What it needs when it is resolved. A factory needs nothing until it makes something.
  public var needs: [String] { form == .factory ? [] : dependencies }

  /// Whether a container hands out the same one again.
  public var isShared: Bool { [.singleton, .weak, .scoped].contains(lifetime) }
}
