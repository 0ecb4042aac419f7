#if Macros
import SwiftSyntax

/// What the types of a protocol and of each parent mean inside a double.
struct TypeContexts {
  /// Associated types whose values cannot be copied.
  var unkeepable: Set<String> = []
  private let common: TypeContext
  private let scopes: [[String]]

  init(of ancestry: Ancestry, in index: DeclarationIndex, for model: DoubleModel) {
    var context = TypeContext(of: model.declaration, in: index, for: model)
    let members = ancestry.protocols.flatMap { $0.syntax.memberBlock.members.flattened }
    context.localNames = Set(members.compactMap { $0.as(TypeAliasDeclSyntax.self)?.name.bareText })
    context.genericNames = Set(
      members.compactMap { $0.as(AssociatedTypeDeclSyntax.self)?.name.bareText }
    )
    .subtracting(context.localNames)
    common = context
    scopes = ancestry.protocols.reversed().flatMap(\.enclosingScopes)
  }

  /// The context of one of the protocols.
  subscript(declaration: ProtocolDeclaration) -> TypeContext {
    var context = common
    context.declaration = declaration
    context.aliasScopes = declaration.enclosingScopes + scopes
    context.unkeepableParameters = unkeepable
    return context
  }
}

extension TypeContext {
  /// What names mean in a protocol that declares none.
  init(of declaration: ProtocolDeclaration, in index: DeclarationIndex, for model: DoubleModel) {
    self.init(
      index: index,
      doubleName: model.name,
      doubleScope: model.declaration.scope,
      declaration: declaration,
      aliasScopes: []
    )
  }
}
#endif
