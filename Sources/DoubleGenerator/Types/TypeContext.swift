#if Macros
import SwiftSyntax

/// What the types of a protocol mean inside its double.
struct TypeContext {
  var index: DeclarationIndex
  /// The name that stands for `Self`.
  var doubleName: String
  /// The types around the double.
  var doubleScope: [String]
  /// The protocol that declares the member, which decides what a name means.
  var declaration: ProtocolDeclaration
  /// The scopes in which aliases are looked up, innermost first.
  var aliasScopes: [[String]]
  /// Names that mean the same in the double as in the protocol: generic parameters, associated types and
  /// aliases of protocols.
  var localNames: Set<String> = []
  /// Generic parameters and associated types, which stand for no type of the sources.
  var genericNames: Set<String> = []
  /// Names of generic parameters whose values cannot be copied.
  var unkeepableParameters: Set<String> = []
  /// Names of parameter packs.
  var packs: Set<String> = []

  /// The type that an alias stands for, or the type itself.
  func resolved(_ type: TypeSyntax, depth: Int = 0) -> TypeSyntax {
    let bare = type.unwrapped
    guard depth < 8, let path = bare.pathWithoutSelf else { return bare }
    guard !genericNames.contains(path[0]), let alias = alias(path) else { return bare }
    // What it stands for is written where it is declared.
    var context = self
    let scopes = (0...alias.scope.count).reversed().map { Array(alias.scope.prefix($0)) }
    context.aliasScopes = scopes + aliasScopes
    return context.resolved(alias.type(with: bare.genericArguments), depth: depth + 1)
  }

  private func alias(_ path: [String]) -> AliasDeclaration? {
    index.alias(path, within: aliasScopes, module: declaration.module)
  }

  /// Whether a record cannot hold values of the type.
  func isUnkeepable(_ type: TypeSyntax) -> Bool {
    let type = resolved(type)
    if type.is(FunctionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return false }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      return some.constraint.plainText.contains("~Copyable")
        || some.constraint.plainText.contains("~Escapable")
    }
    if let path = type.path, let name = path.last {
      if unkeepableParameters.contains(name) { return true }
      if let found = index.type(path, from: declaration) {
        if found.isUnkeepable { return true }
      } else if UnkeepableTypes.names.contains(name)
        || index.types[name]?.contains(where: \.isUnkeepable) ?? false
      {
        return true
      }
    }
    return type.containedTypes.contains { isUnkeepable($0) }
  }

  func isVoid(_ type: TypeSyntax) -> Bool { means(type, "Void") || resolved(type).isEmptyTuple }
  func isNever(_ type: TypeSyntax) -> Bool { means(type, "Never") }

  /// Whether the type is one of the standard library, and not one of the same name.
  private func means(_ type: TypeSyntax, _ name: String) -> Bool {
    let path = resolved(type).path
    return path == ["Swift", name] || path == [name] && index.type(name, from: declaration) == nil
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
      default: return token.isTypeName ? name(token.text) : token.text
      }
    }
  }

  /// The text of a constraint, `Self.Item` as `Item`.
  func constraintText(_ syntax: some SyntaxProtocol) -> String {
    syntax.plainText { token in
      if token.tokenKind == .keyword(.Self) || token.tokenKind == .period,
        token.belongsToPrefixedSelf
      {
        return ""
      }
      return token.isTypeName ? name(token.text) : token.text
    }
  }

  /// A name as the double has to write it, so that it means there what it means in the protocol.
  private func name(_ written: String) -> String {
    if localNames.contains(written) || genericNames.contains(written) { return written }
    let name = written.hasPrefix("`") ? String(written.dropFirst().dropLast()) : written
    guard let found = index.type(name, from: declaration) else {
      let isShadowed = index.types[name] != nil && StandardTypes.names.contains(name)
      return isShadowed ? "Swift::\(written)" : written
    }
    if found.scope.isEmpty {
      return index.isAmbiguous(name) && !found.isConditional
        ? "\(found.module)::\(written)" : written
    }
    if found.scope == doubleScope { return written }
    let module = index.module(ofScope: found.scope, from: declaration)
    let path = (found.scope.map(\.asIdentifier) + [written]).joined(separator: ".")
    return module.map { "\($0)::\(path)" } ?? path
  }

  private func selfText(_ token: TokenSyntax) -> String {
    guard let next = token.nextToken(viewMode: .sourceAccurate), next.followsPrefixedSelf else {
      return doubleName
    }
    return ""
  }
}

extension TokenSyntax {
  /// Whether the token is a type's name that nothing stands before: `Docks` in `Docks.Crate`.
  fileprivate var isTypeName: Bool {
    guard case .identifier = tokenKind, let type = parent?.as(IdentifierTypeSyntax.self) else {
      return false
    }
    return type.moduleSelector == nil && type.name == self
  }

  /// Whether this is `Self` or the period in `Self.Item`.
  fileprivate var belongsToPrefixedSelf: Bool {
    if tokenKind == .period { return followsPrefixedSelf }
    return nextToken(viewMode: .sourceAccurate)?.followsPrefixedSelf ?? false
  }

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
