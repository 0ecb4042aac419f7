#if Macros
import SwiftSyntax

extension MemberReader {
  func readModifiers(
    _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax,
    into member: inout Member
  ) {
    member.isolation = isolation
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": member.isStatic = true
      case "prefix", "postfix": member.fixity = modifier.name.text + " "
      case "nonisolated" where modifier.detail == nil: member.isolation = .nonisolated
      default: break
      }
    }
    if member.isStatic, member.isolation == .instance { member.isolation = .none }
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.plainText
      if attribute.isKeptAvailability {
        member.attributes.append(attribute.plainText)
      } else if name == "concurrent" {
        member.isolation = .concurrent
      } else if context.index.isGlobalActor(attribute) {
        member.isolation = .global(context.text(attribute))
      }
    }
  }

  func readAccessors(_ block: AccessorBlockSyntax?, into member: inout Member) {
    guard case .accessors(let accessors)? = block?.accessors else { return }
    for accessor in accessors {
      if accessor.accessorSpecifier.text == "set" {
        member.isSettable = true
      } else {
        let effects = accessor.effectSpecifiers
        readEffects(effects?.asyncSpecifier, effects?.throwsClause, into: &member)
      }
    }
  }

  func readEffects(
    _ async: TokenSyntax?,
    _ throwing: ThrowsClauseSyntax?,
    _ generics: GenericParameterClauseSyntax? = nil,
    into member: inout Member
  ) {
    let context = context.within(generics)
    member.isAsync = async != nil
    guard let throwing else { return }
    if throwing.throwsSpecifier.text == "rethrows" {
      member.failure = .rethrown
    } else if let type = throwing.type {
      member.failure = context.isNever(type) ? .never : context.failure(type)
    } else {
      member.failure = .any
    }
  }

  /// Reads the generic parameters, then what depends on them.
  func readGenerics(
    _ clause: GenericParameterClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?,
    into member: inout Member,
    then read: (inout Member, TypeContext) -> Void
  ) {
    var context = context.within(clause)
    var constraints = clause?.parameters.map { context.text($0.withoutComma) } ?? []
    member.generics =
      clause?.parameters.map { parameter in
        let name = parameter.name.text
        var kind = GenericParameter.Kind.type
        let constraint = (parameter.inheritedType?.plainText ?? "") + (whereClause?.plainText ?? "")
        switch parameter.specifier?.text {
        case "each": kind = .pack
        case "let": kind = .value
        default: if constraint.suppressesCopying(of: name) { kind = .noncopyable }
        }
        if kind == .noncopyable { context.unkeepableParameters.insert(name) }
        if kind == .pack { context.packs.insert(name) }
        return GenericParameter(name: name, kind: kind)
      } ?? []
    if member.failure == .rethrown { constraints.append("__E: Swift::Error") }
    if !constraints.isEmpty { member.genericClause = "<\(constraints.joined(separator: ", "))>" }
    if let whereClause { member.whereClause = " " + context.text(whereClause) }
    read(&member, context)
  }
}

extension TypeContext {
  /// The same among generic parameters.
  fileprivate func within(_ clause: GenericParameterClauseSyntax?) -> TypeContext {
    var context = self
    context.genericNames.formUnion(clause?.parameters.map(\.name.bareText) ?? [])
    return context
  }

  fileprivate func failure(_ type: TypeSyntax) -> Member.Failure {
    ["any Error", "any Swift.Error"].contains(type.plainText)
      && index.type("Error", from: declaration) == nil
      ? .any : .typed(text(type))
  }
}

extension DeclarationIndex {
  /// Whether the attribute isolates what it stands before.
  func isGlobalActor(_ attribute: AttributeSyntax) -> Bool {
    guard let name = attribute.attributeName.path?.last else { return false }
    return globalActors.contains(name) || name.hasSuffix("Actor")
  }
}

extension GenericParameterSyntax {
  fileprivate var withoutComma: GenericParameterSyntax {
    var parameter = self
    parameter.trailingComma = nil
    return parameter
  }
}

extension String {
  /// Whether the constraints let values of `name` be noncopyable or nonescapable.
  fileprivate func suppressesCopying(of name: String) -> Bool {
    let words = split { $0 == " " || $0 == ":" || $0 == "," || $0 == "&" }
    return words.contains("~Copyable") || words.contains("~Escapable")
  }
}
#endif
