#if Macros
import SwiftSyntax

/// A protocol and all that it inherits.
struct Ancestry {
  /// Parents before children, each once.
  private(set) var protocols: [ProtocolDeclaration] = []
  /// Names of the standard library's protocols that have no members to write.
  private(set) var known: Set<String> = []
  private(set) var superclass: String?
  /// Requirements of where clauses and of parents' arguments: `Grain == String`.
  private(set) var requirements: [GenericRequirementSyntax] = []
  private(set) var bindings: [(name: String, type: TypeSyntax)] = []
  private let index: DeclarationIndex

  init(of declaration: ProtocolDeclaration, in index: DeclarationIndex) throws(DoubleFailure) {
    self.index = index
    try add(declaration)
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
        requirements.append(requirement)
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
      if found.count > 1 { throw .ambiguousParent(name, of: declaration.name) }
      try add(first)
      bind(type.genericArguments, of: first)
    } else if let alias = index.alias(
      name,
      within: declaration.enclosingScopes,
      module: declaration.module
    ) {
      try add(alias.type, of: declaration)
    } else if index.classes.contains(name) {
      superclass = path.joined(separator: ".")
    } else if name == "DistributedActor" {
      throw .distributed(declaration.name)
    } else if KnownProtocols.empty.contains(name) || KnownProtocols.identities[name] != nil
      || name == "Actor"
    {
      known.insert(name)
      if name == "NSObjectProtocol" { superclass = "NSObject" }
    } else {
      throw .parentWithoutSource(name, of: declaration.name)
    }
  }

  private mutating func bind(_ arguments: [TypeSyntax], of parent: ProtocolDeclaration) {
    let names = parent.syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
    for (name, type) in zip(names ?? [], arguments) { bindings.append((name, type)) }
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
