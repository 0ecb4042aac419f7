/// A string literal.
struct TextLiteral: MatcherLiteral {
  static let domain = "text"
  let value: String
  var natural: String? { value }

  func written<Argument>(as type: Argument.Type) -> Argument? {
    switch type {
    case is Character.Type: return (value.count == 1 ? value.first : nil) as? Argument
    case is Unicode.Scalar.Type:
      let scalars = value.unicodeScalars
      return (scalars.count == 1 ? scalars.first : nil) as? Argument
    case let type as any ExpressibleByStringLiteral.Type: return read(type) as? Argument
    default: return nil
    }
  }

  private func read<Text: ExpressibleByStringLiteral>(_: Text.Type) -> Text? {
    (value as? Text.StringLiteralType).map(Text.init(stringLiteral:))
  }

  static func isWritable(as type: Any.Type) -> Bool {
    type is any ExpressibleByStringLiteral.Type
      || type is Character.Type || type is Unicode.Scalar.Type
  }
}

/// A Boolean literal, `true` or `false`.
struct BooleanLiteral: MatcherLiteral {
  static let domain = "Bool"
  let value: Bool
  var natural: Bool? { value }

  func written<Argument>(as type: Argument.Type) -> Argument? {
    (type as? any ExpressibleByBooleanLiteral.Type).flatMap { read($0) as? Argument }
  }

  private func read<Flag: ExpressibleByBooleanLiteral>(_: Flag.Type) -> Flag? {
    (value as? Flag.BooleanLiteralType).map(Flag.init(booleanLiteral:))
  }

  static func isWritable(as type: Any.Type) -> Bool { type is any ExpressibleByBooleanLiteral.Type }
}
