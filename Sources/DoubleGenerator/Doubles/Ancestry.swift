#if Macros
import SwiftSyntax

/// A protocol and all that it inherits.
struct Ancestry {
  /// Parents before children, each once.
  private(set) var protocols: [ProtocolDeclaration] = []
  /// Names of the standard library's protocols that have no members to write.
  private(set) var known: Set<String> = []
  private(set) var superclass: (type: TypeSyntax, user: ProtocolDeclaration)?
  /// Requirements of where clauses: `Grain == String`, and who states them.
  private(set) var requirements: [(GenericRequirementSyntax, user: ProtocolDeclaration)] = []
  /// Parents' arguments, and who states them.
  private(set) var bindings: [(name: String, type: TypeSyntax, user: ProtocolDeclaration)] = []
  /// The conditions under which parents are declared as they are here.
  private(set) var conditions: [String] = []
  /// The first parent that is declared under several conditions, none of which is chosen, and how many.
  private(set) var undecided: (selector: String, count: Int)?
  private let index: DeclarationIndex
  private let choices: [String: Int]

  /// - Parameter choices: which of a parent's declarations counts, by its position.
  init(
    of declaration: ProtocolDeclaration,
    in index: DeclarationIndex,
    choosing choices: [String: Int] = [:]
  ) throws(DoubleFailure) {
    self.index = index
    self.choices = choices
    if let condition = declaration.condition { conditions.append(condition) }
    try add(declaration)
  }

  /// The protocol and its parents under each condition that decides what a parent requires.
  static func all(
    of declaration: ProtocolDeclaration,
    in index: DeclarationIndex,
    choosing choices: [String: Int] = [:]
  ) throws(DoubleFailure) -> [Ancestry] {
    let ancestry = try Ancestry(of: declaration, in: index, choosing: choices)
    guard let undecided = ancestry.undecided else { return [ancestry] }
    if choices.count > 3 { throw .tooManyConditions(declaration.name) }
    var all: [Ancestry] = []
    for choice in 0..<undecided.count {
      let choices = choices.merging([undecided.selector: choice]) { $1 }
      all += try Self.all(of: declaration, in: index, choosing: choices)
    }
    return all
  }

  private mutating func add(_ declaration: ProtocolDeclaration) throws(DoubleFailure) {
    guard !protocols.contains(where: { $0.selector == declaration.selector }) else { return }
    for parent in declaration.inherited { try add(parent, of: declaration) }
    protocols.append(declaration)
    guard let clause = declaration.syntax.genericWhereClause else { return }
    for requirement in clause.requirements {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.plainText == "Self"
      {
        try add(conformance.rightType, of: declaration)
      } else {
        requirements.append((requirement, declaration))
      }
    }
  }

  private mutating func add(
    _ parent: TypeSyntax,
    of declaration: ProtocolDeclaration
  ) throws(DoubleFailure) {
    if let composition = parent.as(CompositionTypeSyntax.self) {
      for element in composition.elements { try add(element.type, of: declaration) }
      return
    }
    if parent.is(SuppressedTypeSyntax.self) {
      known.insert(parent.plainText)
      return
    }
    let type = parent.unwrapped
    guard let path = type.path, let name = path.last else { return }
    let found = index.protocols(path, from: declaration)
    if let first = found.first {
      if Set(found.map(\.selector)).count > 1 { throw .ambiguousParent(name, of: declaration.name) }
      let parent = found.count > 1 ? choice(of: found) : first
      try add(parent)
      bind(type.genericArguments, of: parent, by: declaration)
    } else if let alias = index.alias(
      path,
      within: declaration.enclosingScopes,
      module: declaration.module
    ) {
      try add(alias.type, of: declaration)
    } else if name == "NSObject" || index.classDeclaration(path, from: declaration) != nil {
      // The class of a child is that of its parent, or derived from it.
      let current = superclass?.type.path ?? []
      if !index.isClass(current, derivedFrom: path, from: declaration) {
        superclass = (type, declaration)
      }
    } else if name == "DistributedActor" {
      throw .distributed(declaration.name)
    } else if KnownProtocols.empty.contains(name) || KnownProtocols.identities[name] != nil
      || name == "Actor"
    {
      known.insert(name)
      if name == "NSObjectProtocol", superclass == nil {
        superclass = (TypeSyntax(IdentifierTypeSyntax(name: .identifier("NSObject"))), declaration)
      }
    } else {
      throw .parentWithoutSource(name, of: declaration.name)
    }
  }

  /// One of the declarations of a parent under several conditions.
  private mutating func choice(of found: [ProtocolDeclaration]) -> ProtocolDeclaration {
    // The one under the same condition as the child needs no choice.
    if let same = found.first(where: { $0.condition.map(conditions.contains) ?? false }) {
      return same
    }
    let selector = found[0].selector
    guard let position = choices[selector], position < found.count else {
      if undecided == nil { undecided = (selector, found.count) }
      return found[0]
    }
    if let condition = found[position].condition { conditions.append(condition) }
    return found[position]
  }

  private mutating func bind(
    _ arguments: [TypeSyntax],
    of parent: ProtocolDeclaration,
    by user: ProtocolDeclaration
  ) {
    let names = parent.syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
    for (name, type) in zip(names ?? [], arguments) { bindings.append((name, type, user)) }
  }
}

extension ProtocolDeclaration {
  /// The scopes in which a name is looked up, innermost first.
  var enclosingScopes: [[String]] {
    let inner = scope + [name]
    return (0...inner.count).reversed().map { Array(inner.prefix($0)) }
  }
}
#endif
