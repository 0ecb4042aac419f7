#if Macros
import SwiftSyntax

/// The superclass that a protocol requires, with the classes above it: what of the protocol it has already,
/// and how a double initializes it.
struct Superclass {
  /// What the double does about a member of the protocol.
  enum Part: Equatable {
    /// The superclass has none.
    case own
    /// The double overrides that of the superclass, which needs a setter where it is settable.
    case overridden(isSettable: Bool)
    /// That of the superclass fulfils the protocol.
    case inherited
  }

  /// The class and its parents as far as sources show them.
  let classes: [TypeDeclaration]
  fileprivate let declared: [Declared]
  private let initializers: [[InitializerDeclSyntax]]
  private let readers: [MemberReader]

  /// A member of a class.
  fileprivate struct Declared {
    var member: Member
    var canBeOverridden: Bool
    /// Whether its type is not stated, so that the name alone is known.
    var isName = false
  }

  /// - Parameters:
  ///   - type: the class as the protocol spells it.
  ///   - context: what its names mean there.
  ///   - isolatedModules: modules whose classes are isolated to the main actor by default.
  init(_ type: TypeSyntax, _ context: TypeContext, isolatedModules: Set<String>) {
    let chain = Self.chain(from: type, context, isolatedModules: isolatedModules)
    classes = chain.map(\.type)
    readers = chain.map { link in
      MemberReader(context: link.context, isolation: link.isolation, associatedNames: [])
    }
    var declared: [Declared] = []
    var initializers: [[InitializerDeclSyntax]] = []
    for (link, reader) in zip(chain, readers) {
      let members = link.members.flattened
      initializers.append(members.compactMap { $0.as(InitializerDeclSyntax.self) })
      declared += members.compactMap { Self.declared($0, reader, isExtension: false) }
      for extended in context.index.extensions[link.type.path.joined(separator: ".")] ?? [] {
        declared += extended.members.flattened
          .compactMap { Self.declared($0, reader, isExtension: true) }
      }
    }
    self.declared = declared
    self.initializers = initializers
  }

  /// Whether a class has a member of this name.
  func declares(_ name: String) -> Bool { declared.contains { $0.member.name == name } }

  /// The names that the classes declare and mention.
  var words: Set<String> {
    Set(classes.flatMap { $0.classSyntax?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [] })
  }

  func part(of member: Member) -> Part {
    if classes.isEmpty { return Self.foundation.contains(member.label) ? .inherited : .own }
    guard !member.isInitializer, let found = declared.first(where: { $0.matches(member) }) else {
      return .own
    }
    let isOverridden =
      found.canBeOverridden && !found.isName && found.member.isOverridable(by: member)
    guard isOverridden else { return .inherited }
    return .overridden(isSettable: found.member.isSettable)
  }

  /// What stands before an initializer of the double: `override `, `required ` or nothing.
  func modifier(of member: Member) -> String {
    for (list, reader) in zip(initializers, readers) {
      for syntax in list where !syntax.isConvenience {
        guard let own = reader.initializer(syntax), own.label == member.label,
          own.parameters.map(\.witness) == member.parameters.map(\.witness)
        else { continue }
        return syntax.isRequired ? "required " : "override "
      }
    }
    return ""
  }

  /// How a double spells `init()` and calls that of the superclass; nil where it cannot.
  var plainInitializer: (modifier: String, isRequired: Bool)? {
    for list in initializers {
      let designated = list.filter { !$0.isConvenience }
      // A class without one inherits those of its parent.
      if designated.isEmpty { continue }
      guard let callable = designated.first(where: \.isCallableWithoutArguments) else { return nil }
      let isPlain = callable.signature.parameterClause.parameters.isEmpty
      if isPlain, callable.isRequired { return ("required ", true) }
      return (isPlain ? "override " : "", false)
    }
    return ("override ", false)
  }

  /// The initializers that each subclass has to have, but for `init()`, as declarations of a double.
  func requiredInitializers(besides members: [Member]) -> [String] {
    let own = members.filter(\.isInitializer).map(\.label)
    var texts: [String] = []
    for (list, reader) in zip(initializers, readers) {
      for syntax in list where syntax.isRequired {
        guard let member = reader.initializer(syntax), !own.contains(member.label) else { continue }
        let text = member.forwardingInitializer
        if !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }

  /// Members of NSObject, whose source is not there.
  private static let foundation: Set<String> = [
    "description", "debugDescription", "hash", "hashValue", "isEqual(_:)", "copy()",
    "mutableCopy()",
    "superclass",
  ]

  private static func declared(
    _ syntax: DeclSyntax,
    _ reader: MemberReader,
    isExtension: Bool
  ) -> Declared? {
    guard !syntax.is(InitializerDeclSyntax.self),
      let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
    else { return nil }
    let words = Set(modifiers.map(\.plainText))
    if words.contains("private") || words.contains("fileprivate") { return nil }
    let isFixed = isExtension || !words.isDisjoint(with: ["final", "static", "private(set)"])
    if var member = reader.member(syntax) {
      let isStored = syntax.as(VariableDeclSyntax.self)?.isStored ?? false
      if isStored { member.isSettable = true }
      let isConstant = syntax.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
      return Declared(member: member, canBeOverridden: !isFixed && !isConstant)
    }
    let pattern = syntax.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
    let member = Member(kind: .property, name: name, isStatic: words.contains("static"))
    return Declared(member: member, canBeOverridden: false, isName: true)
  }
}

extension Member {
  /// Whether a double may override this member of a class to fulfil a requirement.
  fileprivate func isOverridable(by requirement: Member) -> Bool {
    let isPlain: (Isolation) -> Bool = { $0 == .none || $0 == .nonisolated }
    return !isGeneric && isAsync == requirement.isAsync && failure == requirement.failure
      && result.witness == requirement.result.witness
      && (isolation == requirement.isolation
        || isPlain(isolation) && isPlain(requirement.isolation))
      && requirement.condition == nil && (isSettable || !requirement.isSettable)
  }

  /// An initializer that only passes on what it is given.
  fileprivate var forwardingInitializer: String {
    let list = parameters.map { "\($0.label ?? "_") \($0.local): \($0.witness)" }
    let handed = parameters.map { parameter in
      var value = parameter.isInOut ? "&" + parameter.local : parameter.local
      if case .evaluated = parameter.passing { value += "()" }
      return (parameter.label.map { $0 + ": " } ?? "") + value
    }
    let mark = kind == .failableInitializer ? "?" : ""
    let words = (failure == .never ? "" : "try ") + (isAsync ? "await " : "")
    return
      "required init\(mark)\(genericClause)(\(list.joined(separator: ", ")))\(effects)\(whereClause) "
      + "{ \(words)super.init(\(handed.joined(separator: ", "))) }"
  }
}

extension Superclass.Declared {
  fileprivate func matches(_ other: Member) -> Bool {
    guard member.kind == other.kind, member.label == other.label, member.isStatic == other.isStatic
    else { return false }
    return isName || member.parameters.map(\.witness) == other.parameters.map(\.witness)
  }
}

extension InitializerDeclSyntax {
  fileprivate var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }
  fileprivate var isRequired: Bool { modifiers.contains { $0.name.text == "required" } }

  fileprivate var isCallableWithoutArguments: Bool {
    let effects = signature.effectSpecifiers
    return optionalMark == nil && effects?.throwsClause == nil && effects?.asyncSpecifier == nil
      && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      && signature.parameterClause.parameters.allSatisfy {
        $0.defaultValue != nil || $0.ellipsis != nil
      }
  }
}

extension VariableDeclSyntax {
  fileprivate var isStored: Bool {
    guard let block = bindings.first?.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
#endif
