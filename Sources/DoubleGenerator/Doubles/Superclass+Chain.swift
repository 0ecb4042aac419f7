#if Macros
import SwiftSyntax

extension Superclass {
  /// A class of the chain, its members with the arguments of its subclass, and what names mean in it.
  struct Link {
    var type: TypeDeclaration
    var members: MemberBlockItemListSyntax
    var context: TypeContext
    var isolation: Member.Isolation
  }

  static func chain(
    from type: TypeSyntax,
    _ context: TypeContext,
    isolatedModules: Set<String>
  ) -> [Link] {
    var chain: [Link] = []
    var (type, context, isolation) = (type, context, Member.Isolation.none)
    while let path = type.unwrapped.path,
      let found = context.index.classDeclaration(path, from: context.declaration),
      let syntax = found.classSyntax, !chain.contains(where: { $0.type.path == found.path })
    {
      let names = syntax.genericParameterClause?.parameters.map(\.name.bareText) ?? []
      let arguments = type.unwrapped.genericArguments
      context.declaration.module = found.module
      context.declaration.scope = found.path
      context.aliasScopes = context.declaration.enclosingScopes
      // A subclass is isolated like its superclass, and says so or not.
      if isolation == .none {
        let isIsolated = isolatedModules.contains(found.module)
        isolation = context.index.isolation(of: syntax, isIsolatedByDefault: isIsolated)
      }
      chain.append(
        Link(
          type: found,
          members: TypeSubstitution.replacing(names, by: arguments, in: syntax.memberBlock.members),
          context: context,
          isolation: isolation
        )
      )
      guard let parent = syntax.inheritanceClause?.inheritedTypes.first?.type else { break }
      type = TypeSubstitution.replacing(names, by: arguments, in: parent)
    }
    return chain
  }
}

extension DeclarationIndex {
  /// The class that `path` means where `user` is declared.
  func classDeclaration(_ path: [String], from user: ProtocolDeclaration) -> TypeDeclaration? {
    if let found = type(path, from: user) { return found.classSyntax == nil ? nil : found }
    let named = types[path.last ?? ""]?.filter {
      $0.classSyntax != nil && $0.path.suffix(path.count).elementsEqual(path)
    }
    return named?.first
  }

  /// Whether one class inherits another, as far as sources show.
  func isClass(_ path: [String], derivedFrom other: [String], from user: ProtocolDeclaration)
    -> Bool
  {
    var path = path
    for _ in 0..<16 {
      let parent = classDeclaration(path, from: user)?.classSyntax?.inheritanceClause?
        .inheritedTypes
        .first?.type.unwrapped.path
      guard let parent else { return false }
      if parent.last == other.last { return true }
      path = parent
    }
    return false
  }

  fileprivate func isolation(
    of syntax: ClassDeclSyntax,
    isIsolatedByDefault: Bool
  ) -> Member.Isolation {
    let attribute = syntax.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first(where: isGlobalActor)
    if let attribute { return .global(attribute.plainText) }
    let isNonisolated = syntax.modifiers.contains { $0.name.text == "nonisolated" }
    return isIsolatedByDefault && !isNonisolated ? .global("@MainActor") : .none
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, those within `#if` under all conditions.
  var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return config.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner)? = clause.elements else { return [] }
        return inner.flattened
      }
    }
  }
}
#endif
