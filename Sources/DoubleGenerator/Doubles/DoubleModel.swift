#if Macros
/// All that the text of a double depends on.
struct DoubleModel {
  var declaration: ProtocolDeclaration
  /// The name without the types around it: `InnerDouble`.
  var name: String
  var parameters: [AssociatedType] = []
  /// Associated types that the protocol binds, as type aliases.
  var bound: [(name: String, type: String)] = []
  var requirements: [String] = []
  var members: [Member] = []
  var superclass: String?
  var isActor = false
  /// The global actor of all that belongs to the double: of a module that is isolated by default.
  var isolation: String?
  var isCopyable = true
  /// Whether the protocol requires `init()`.
  var requiresPlainInitializer = false
  /// What stands before `init()` in the double: `override ` or `required `.
  var plainInitializerModifier = ""
  /// Initializers that the superclass requires.
  var requiredInitializers: [String] = []
  /// The module of the outermost type around the protocol; nil for a type that no source shows.
  var rootModule: String?
  /// Declarations by identity: `==`, `hash(into:)`.
  var identities: [String] = []
  var attributes: [String] = []
  /// Who can use the double: `private `, `package `, or nothing for its module.
  var access = ""
  /// The same for its members.
  var memberAccess = ""
  /// Whether the protocol has a member `on`, which the door cannot be then.
  var hidesDoor = false
  /// Words of the superclass, which the door's names must not be.
  var takenWords: Set<String> = []
  var doorType = "On"
  /// The door to the statics and initializers.
  var staticsName = "statics"
  var staticsType = "Statics"
  /// Imports of the files of all parents.
  var imports: [ImportLine] = []
  var modules: Set<String> = []

  struct AssociatedType {
    var name: String
    var constraints: [String]
  }

  /// The double's name in the file: `Docks.InnerDouble`.
  var qualifiedName: String {
    (declaration.scope.map(\.asIdentifier) + [name]).joined(separator: ".")
  }

  /// The protocol's name, which nothing else can shadow: `Shop::Docks.Inner`.
  var protocolName: String { qualified(declaration.scope + [declaration.name]) }

  /// A name within the outermost type around the protocol.
  func qualified(_ path: [String]) -> String {
    (rootModule.map { $0 + "::" } ?? "") + path.map(\.asIdentifier).joined(separator: ".")
  }

  /// `<Item, Key: Hashable>`, or nothing.
  var genericClause: String {
    guard !parameters.isEmpty else { return "" }
    let list = parameters.map {
      $0.constraints.isEmpty ? $0.name : "\($0.name): \($0.constraints.joined(separator: " & "))"
    }
    return "<\(list.joined(separator: ", "))>"
  }

  var genericArguments: String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.name).joined(separator: ", "))>"
  }

  var whereClause: String {
    requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
  }

  /// The same, but for its access, which is no wider than that of the protocol.
  func accessible(to access: ProtocolDeclaration.Access) -> DoubleModel {
    var model = self
    model.access = min(access, declaration.access).modifier
    model.memberAccess = model.access
    return model
  }

  var instanceMembers: [Member] { members.filter { !$0.isOfType } }
  var typeMembers: [Member] { members.filter(\.isOfType) }
}

extension Member {
  /// Whether the door of the type, and not of an instance, has the member.
  var isOfType: Bool { isStatic || isInitializer }
}
#endif
