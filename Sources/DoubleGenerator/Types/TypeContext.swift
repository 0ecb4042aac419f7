#if Macros
import SwiftSyntax

/// What the types of a protocol mean inside its double.
struct TypeContext {
  var index: DeclarationIndex
  /// The name that stands for `Self`.
  var doubleName: String
  /// The protocol that declares the member, which decides what a name means.
  var declaration: ProtocolDeclaration
  /// The scopes in which aliases are looked up, innermost first.
  var aliasScopes: [[String]]
  /// Names of generic parameters whose values cannot be copied.
  var unkeepableParameters: Set<String> = []
  /// Names of parameter packs.
  var packs: Set<String> = []
  /// The parent's associated types that the source writes as `Self.Item`, and bare protocols
  /// that Swift 5 sources write without `any`.
  var spellsExistentials = false

  /// The type that an alias stands for, or the type itself.
  func resolved(_ type: TypeSyntax, depth: Int = 0) -> TypeSyntax {
    let bare = type.unwrapped
    guard depth < 8, let name = bare.simpleName, let alias = alias(named: name) else { return bare }
    return resolved(alias.type, depth: depth + 1)
  }

  private func alias(named name: String) -> AliasDeclaration? {
    index.alias(name, within: aliasScopes, module: declaration.module)
  }

  /// Whether a record cannot hold values of the type.
  func isUnkeepable(_ type: TypeSyntax) -> Bool {
    let type = resolved(type)
    if type.is(FunctionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return false }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      return some.constraint.plainText.contains("~Copyable")
        || some.constraint.plainText.contains("~Escapable")
    }
    if let name = type.path?.last {
      if unkeepableParameters.contains(name) || index.unkeepableTypes.contains(name) { return true }
    }
    return type.containedTypes.contains { isUnkeepable($0) }
  }

  func mentionsPack(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.repeat) }
  }

  /// The type's text in the double: `Self` is the double, and comments are gone.
  func text(_ type: some SyntaxProtocol, opaqueAsAny: Bool = false, rethrowing: Bool = false)
    -> String
  {
    let throwsToken = rethrowing ? TypeSyntax(type)?.unwrapped.untypedThrows : nil
    return type.plainText { token in
      switch token.tokenKind {
      case .keyword(.Self): return selfText(token)
      case .period where token.followsPrefixedSelf: return ""
      case .keyword(.some) where opaqueAsAny: return "any"
      case .keyword(.throws) where token == throwsToken: return "throws(__E)"
      default: return token.text
      }
    }
  }

  private func selfText(_ token: TokenSyntax) -> String {
    guard let next = token.nextToken(viewMode: .sourceAccurate), next.followsPrefixedSelf else {
      return doubleName
    }
    return ""
  }
}

extension TokenSyntax {
  /// Whether this is the period of `Self.Item`, which a double writes as `Item`.
  fileprivate var followsPrefixedSelf: Bool {
    guard tokenKind == .period,
      previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.Self),
      let next = nextToken(viewMode: .sourceAccurate)
    else { return false }
    return !["Type", "Protocol", "self"].contains(next.text)
  }
}
#endif
