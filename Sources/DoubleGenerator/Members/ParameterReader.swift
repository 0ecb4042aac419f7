#if Macros
import SwiftSyntax

/// Reads a parameter: what of it can be recorded, and how a handler receives it.
struct ParameterReader {
  let context: TypeContext
  let generics: [GenericParameter]
  let isRethrowing: Bool

  func read(_ syntax: FunctionParameterSyntax, at position: Int, labelled: Bool) -> Parameter {
    let type = syntax.type
    let names = names(of: syntax, labelled: labelled)
    var parameter = Parameter(
      label: names.label,
      name: names.inner,
      local: "a\(position)",
      witness: witnessText(type) + (syntax.ellipsis == nil ? "" : "..."),
      handler: handlerText(type),
      recorded: text(type.unattributed)
    )
    if syntax.ellipsis != nil {
      parameter.recorded = "[\(parameter.recorded)]"
      parameter.handler = parameter.recorded
    }
    parameter.attributes = syntax.attributes.map { context.text($0) + " " }.joined()
    parameter.passing = passing(of: type, isVariadic: syntax.ellipsis != nil)
    adapt(&parameter, type)
    if case .plain = parameter.passing, syntax.ellipsis == nil {
      parameter.wrapped = wrappedText(type.unattributed)
    }
    let words = type.tokens(viewMode: .sourceAccurate).map(\.text)
    if parameter.recorded != Self.unkept, !parameter.isPack {
      parameter.inferred = Set(generics.map(\.name).filter(words.contains))
    }
    return parameter
  }

  private static let unkept = "UnderstudyTesting::Unkept"

  private func names(
    of syntax: FunctionParameterSyntax,
    labelled: Bool
  ) -> (label: String?, inner: String?) {
    func named(_ token: TokenSyntax?) -> String? {
      guard let token, token.text != "_" else { return nil }
      return token.text
    }
    if syntax.secondName != nil { return (named(syntax.firstName), named(syntax.secondName)) }
    return (labelled ? named(syntax.firstName) : nil, named(syntax.firstName))
  }

  private func passing(of type: TypeSyntax, isVariadic: Bool) -> Parameter.Passing {
    let isInOut = type.specifiers.contains("inout")
    if type.unwrapped.is(PackExpansionTypeSyntax.self) { return .pack }
    if type.hasAttribute("autoclosure") {
      let effects = context.resolved(type).as(FunctionTypeSyntax.self)?.effectSpecifiers
      let words =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      return .evaluated(words)
    }
    if context.isUnkeepable(type) { return isInOut ? .unkeptInOut : .unkept }
    if isInOut { return .inOut }
    if !isVariadic, !type.hasAttribute("escaping"),
      context.resolved(type).is(FunctionTypeSyntax.self)
    {
      return .unkept
    }
    if let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type",
      let name = metatype.baseType.simpleName, generics.contains(where: { $0.name == name })
    {
      return .metatype(name)
    }
    return .plain
  }

  private func wrappedText(_ type: TypeSyntax) -> String? {
    let wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return wrapped.map { context.text($0.unwrapped, opaqueAsAny: true) }
  }

  private func adapt(_ parameter: inout Parameter, _ type: TypeSyntax) {
    switch parameter.passing {
    case .unkept, .unkeptInOut:
      parameter.recorded = Self.unkept
    case .pack:
      parameter.recorded = "[Any]"
      parameter.handler = "(\(context.text(type.unwrapped)))"
    case .evaluated:
      if let function = context.resolved(type).as(FunctionTypeSyntax.self) {
        parameter.recorded = context.text(function.returnClause.type, opaqueAsAny: true)
        parameter.handler = parameter.recorded
      }
    case .plain, .inOut, .metatype:
      break
    }
  }

  /// The type in the witness. Ownership matters only where values cannot be copied.
  private func witnessText(_ type: TypeSyntax) -> String {
    specified(type) + attributes(of: type, without: [])
      + context.text(rethrowingType(type) ?? type.unattributed, rethrowing: isRethrowing)
  }

  private func handlerText(_ type: TypeSyntax) -> String {
    specified(type) + attributes(of: type, without: ["autoclosure"]) + text(type.unattributed)
  }

  /// The type where Swift takes `Int?`, and no `Int!`.
  private func text(_ type: TypeSyntax) -> String {
    guard let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return context.text(type, opaqueAsAny: true)
    }
    return context.text(optional.wrappedType, opaqueAsAny: true) + "?"
  }

  /// The function behind an alias, where the witness has to say what it throws.
  private func rethrowingType(_ type: TypeSyntax) -> TypeSyntax? {
    guard isRethrowing, !type.unwrapped.is(FunctionTypeSyntax.self) else { return nil }
    let resolved = context.resolved(type)
    return resolved.untypedThrows == nil ? nil : resolved
  }

  private func specified(_ type: TypeSyntax) -> String {
    let isUnkeepable = context.isUnkeepable(type)
    return type.specifiers
      .filter { word in
        switch word {
        case "inout", "isolated", "nonisolated": true
        case "borrowing", "consuming", "__owned", "__shared": isUnkeepable
        default: false
        }
      }
      .map { $0 + " " }.joined()
  }

  private func attributes(of type: TypeSyntax, without left: Set<String>) -> String {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return "" }
    // Those of the function itself stay with it in `unattributed`.
    return attributed.attributes.map(\.plainText)
      .filter {
        ["@escaping", "@autoclosure"].contains($0) && !left.contains(String($0.dropFirst()))
      }
      .map { $0 + " " }.joined()
  }
}

extension TypeSyntax {
  /// The type without what only parameters have: ownership, `@escaping`, `@autoclosure`.
  var unattributed: TypeSyntax {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return self }
    let kept = attributed.attributes.filter {
      !["@escaping", "@autoclosure", "@noescape"].contains($0.plainText)
    }
    if kept.isEmpty, !attributed.plainText.contains("nonisolated(nonsending)") {
      return attributed.baseType
    }
    var type = attributed
    type.attributes = kept
    if !attributed.plainText.contains("nonisolated(nonsending)") { type.specifiers = [] }
    return TypeSyntax(type)
  }
}
#endif
