#if Macros
import SwiftSyntax

/// Puts generic arguments in the place of generic parameters.
final class TypeSubstitution: SyntaxRewriter {
  private let arguments: [String: TypeSyntax]

  private init(_ arguments: [String: TypeSyntax]) {
    self.arguments = arguments
    super.init(viewMode: .sourceAccurate)
  }

  /// The syntax with arguments for parameters; as it is where their numbers differ, as with a pack.
  static func replacing<Node: SyntaxProtocol>(
    _ parameters: [String],
    by arguments: [TypeSyntax],
    in syntax: Node
  ) -> Node {
    guard !parameters.isEmpty, parameters.count == arguments.count else { return syntax }
    let pairs = Dictionary(zip(parameters, arguments)) { first, _ in first }
    return TypeSubstitution(pairs).rewrite(syntax).as(Node.self) ?? syntax
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.genericArgumentClause == nil, let argument = arguments[node.name.bareText] else {
      return super.visit(node)
    }
    return argument.with(\.leadingTrivia, node.leadingTrivia)
      .with(\.trailingTrivia, node.trailingTrivia)
  }
}
#endif
