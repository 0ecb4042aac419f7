#if Macros
import SwiftSyntax

/// Reads the requirements that one protocol declares.
struct MemberReader {
  let context: TypeContext
  /// The isolation of members that do not state their own.
  let isolation: Member.Isolation
  /// The names of the double's generic parameters.
  let associatedNames: Set<String>

  /// The members of `declaration`, in order.
  func members(of declaration: ProtocolDeclaration) -> [Member] {
    members(of: declaration.syntax.memberBlock.members, under: nil)
  }

  private func members(of items: MemberBlockItemListSyntax, under condition: String?) -> [Member] {
    items.flatMap { item -> [Member] in
      if let config = item.decl.as(IfConfigDeclSyntax.self) {
        return config.clausesWithConditions.flatMap { clause, own -> [Member] in
          guard case .decls(let inner) = clause.elements else { return [] }
          return members(of: inner, under: [condition, own].compactMap { $0 }.joinedConditions)
        }
      }
      guard var member = member(item.decl) else { return [] }
      member.condition = condition
      return [member]
    }
  }

  func member(_ declaration: DeclSyntax) -> Member? {
    let declaration = GenericParameterRenaming.renamed(declaration, besides: associatedNames)
    if let function = declaration.as(FunctionDeclSyntax.self) { return method(function) }
    if let variable = declaration.as(VariableDeclSyntax.self) { return property(variable) }
    if let found = declaration.as(SubscriptDeclSyntax.self) { return subscripted(found) }
    if let found = declaration.as(InitializerDeclSyntax.self) { return initializer(found) }
    return nil
  }

  private func method(_ syntax: FunctionDeclSyntax) -> Member {
    var member = Member(kind: .method, name: syntax.name.text)
    readModifiers(syntax.modifiers, syntax.attributes, into: &member)
    if case .identifier = syntax.name.tokenKind {
    } else if member.isStatic {
      member.kind = .operator
    }
    let signature = syntax.signature
    let hasLabels = member.kind != .operator
    readEffects(
      signature.effectSpecifiers?.asyncSpecifier,
      signature.effectSpecifiers?.throwsClause,
      syntax.genericParameterClause,
      into: &member
    )
    let hasThrowingClosure = signature.parameterClause.parameters.contains {
      !$0.type.hasAttribute("autoclosure") && context.resolved($0.type).untypedThrows != nil
    }
    if member.failure == .rethrown, !hasThrowingClosure { member.failure = .evaluating }
    readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, into: &member) {
      readParameters(signature.parameterClause, labelled: hasLabels, into: &$0, $1)
      if let clause = signature.returnClause { $0.result = result(clause.type, $1) }
    }
    return member
  }

  private func property(_ syntax: VariableDeclSyntax) -> Member? {
    guard let binding = syntax.bindings.first, let type = binding.typeAnnotation?.type,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    var member = Member(kind: .property, name: pattern.identifier.text)
    readModifiers(syntax.modifiers, syntax.attributes, into: &member)
    readAccessors(binding.accessorBlock, into: &member)
    member.result = result(type, context)
    return member
  }

  private func subscripted(_ syntax: SubscriptDeclSyntax) -> Member {
    var member = Member(kind: .subscript, name: "subscript")
    readModifiers(syntax.modifiers, syntax.attributes, into: &member)
    readAccessors(syntax.accessorBlock, into: &member)
    readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, into: &member) {
      readParameters(syntax.parameterClause, labelled: false, into: &$0, $1)
      $0.result = result(syntax.returnClause.type, $1)
    }
    return member
  }

  func initializer(_ syntax: InitializerDeclSyntax) -> Member? {
    let isFailable = syntax.optionalMark != nil
    // The double's own initializer fulfils this one.
    if syntax.signature.parameterClause.parameters.isEmpty { return nil }
    var member = Member(kind: isFailable ? .failableInitializer : .initializer, name: "init")
    readModifiers(syntax.modifiers, syntax.attributes, into: &member)
    let effects = syntax.signature.effectSpecifiers
    readEffects(
      effects?.asyncSpecifier,
      effects?.throwsClause,
      syntax.genericParameterClause,
      into: &member
    )
    readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, into: &member) {
      readParameters(syntax.signature.parameterClause, labelled: true, into: &$0, $1)
    }
    if isFailable {
      member.result.isVoid = false
      member.result.output = "Swift::Bool"
      member.result.handler = "Swift::Bool"
    }
    return member
  }

  private func readParameters(
    _ clause: FunctionParameterClauseSyntax,
    labelled: Bool,
    into member: inout Member,
    _ context: TypeContext
  ) {
    let reader = ParameterReader(
      context: context,
      generics: member.generics,
      isRethrowing: member.failure == .rethrown
    )
    member.parameters = clause.parameters.enumerated().map { position, parameter in
      reader.read(parameter, at: position, labelled: labelled)
    }
    // The parameter's actor is where the member runs.
    if case .global = member.isolation, member.hasIsolatedParameter { member.isolation = .none }
  }

  private func result(_ type: TypeSyntax, _ context: TypeContext) -> MemberResult {
    var result = MemberResult()
    let isSending = type.specifiers.contains("sending")
    let bare = type.unattributed
    let text = context.text(bare)
    result.witness = (isSending ? "sending " : "") + text
    result.output = text
    if let optional = bare.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      result.output = context.text(optional.wrappedType) + "?"
    }
    result.isSending = isSending
    result.handler = (isSending ? "sending " : "") + result.output
    result.isVoid = context.isVoid(bare)
    result.isNever = context.isNever(bare)
    if context.mentionsPack(bare) || context.isUnkeepable(bare) || result.isNever {
      result.isHandlerOnly = true
      result.output = "UnderstudyTesting::HandlerOnly"
    }
    return result
  }
}
#endif
