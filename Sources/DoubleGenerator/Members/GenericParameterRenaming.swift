#if Macros
import SwiftSyntax

/// Renames generic parameters of a member that have the name of an associated type.
///
/// The double has associated types as generic parameters, and Swift lets no inner parameter
/// take the name of an outer one.
final class GenericParameterRenaming: SyntaxRewriter {
  private let names: Set<String>

  /// The member with other names for its parameters among `taken`, or the member as it is.
  static func renamed(_ member: DeclSyntax, besides taken: Set<String>) -> DeclSyntax {
    let clause =
      member.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? member.as(SubscriptDeclSyntax.self)?.genericParameterClause
      ?? member.as(InitializerDeclSyntax.self)?.genericParameterClause
    let names = taken.intersection(clause?.parameters.map(\.name.text) ?? [])
    guard !names.isEmpty else { return member }
    return GenericParameterRenaming(names).rewrite(member).as(DeclSyntax.self) ?? member
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: GenericParameterSyntax) -> GenericParameterSyntax {
    super.visit(node).with(\.name, renamed(node.name))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard let type = visited.as(IdentifierTypeSyntax.self) else { return visited }
    return TypeSyntax(type.with(\.name, renamed(node.name)))
  }

  private func renamed(_ token: TokenSyntax) -> TokenSyntax {
    guard names.contains(token.text) else { return token }
    return token.with(\.tokenKind, .identifier("__" + token.text))
  }
}
#endif
