#if Macros
import SwiftSyntax

extension TypeSyntax {
  /// The type without attributes, specifiers and parentheses.
  var unwrapped: TypeSyntax {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.unwrapped }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil, only.ellipsis == nil,
      !only.type.is(PackExpansionTypeSyntax.self)
    {
      return only.type.unwrapped
    }
    return self
  }

  /// The name of a type without generic arguments: `Signal`.
  var simpleName: String? {
    guard let identifier = self.as(IdentifierTypeSyntax.self),
      identifier.genericArgumentClause == nil
    else {
      return self.as(MemberTypeSyntax.self).flatMap { $0.baseIsSelf ? $0.name.bareText : nil }
    }
    return identifier.name.bareText
  }

  /// The names of a dotted type, or nil for other types: `["Docks", "Inner"]`.
  var path: [String]? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return [identifier.name.bareText] }
    guard let member = self.as(MemberTypeSyntax.self), let base = member.baseType.path else {
      return nil
    }
    return base + [member.name.bareText]
  }

  /// The same, `Item` for `Self.Item`.
  var pathWithoutSelf: [String]? {
    guard let path, path.first == "Self", path.count > 1 else { return path }
    return Array(path.dropFirst())
  }

  var isEmptyTuple: Bool { self.as(TupleTypeSyntax.self)?.elements.isEmpty ?? false }

  var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { TypeSyntax($0.argument) } ?? []
  }

  /// The types that values of this type hold.
  var containedTypes: [TypeSyntax] {
    if let optional = self.as(OptionalTypeSyntax.self) { return [optional.wrappedType] }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return [optional.wrappedType]
    }
    if let array = self.as(ArrayTypeSyntax.self) { return [array.element] }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return [dictionary.key, dictionary.value]
    }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
    if let pack = self.as(PackExpansionTypeSyntax.self) { return [pack.repetitionPattern] }
    if let element = self.as(PackElementTypeSyntax.self) { return [element.pack] }
    return genericArguments
  }

  /// The words before the type: `inout`, `borrowing`, `isolated`, `sending`.
  var specifiers: [String] {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return [] }
    return attributed.tokens(viewMode: .sourceAccurate)
      .prefix { $0.position < attributed.baseType.position }
      .filter {
        $0.position < attributed.attributes.position
          || $0.position >= attributed.attributes.endPosition
      }
      .map(\.text)
  }

  func hasAttribute(_ name: String) -> Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.contains { $0.plainText == "@" + name } ?? false
  }

  /// The word `throws` of a function type that does not say what it throws.
  var untypedThrows: TokenSyntax? {
    guard let clause = self.as(FunctionTypeSyntax.self)?.effectSpecifiers?.throwsClause,
      clause.type == nil
    else { return nil }
    return clause.throwsSpecifier
  }
}

extension MemberTypeSyntax {
  fileprivate var baseIsSelf: Bool { baseType.plainText == "Self" && genericArgumentClause == nil }
}
#endif
