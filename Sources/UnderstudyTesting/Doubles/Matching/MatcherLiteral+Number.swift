/// An integer literal. A type that cannot hold its number exactly refuses it.
struct IntegerLiteral: MatcherLiteral {
  static let domain = "integers"
  let value: Int128
  var natural: Int? { Int(exactly: value) }

  func written<Argument>(as type: Argument.Type) -> Argument? {
    switch type {
    case let type as any BinaryInteger.Type: exact(type) as? Argument
    case let type as any BinaryFloatingPoint.Type: type.init(exactly: value) as? Argument
    case let type as any ExpressibleByIntegerLiteral.Type: read(type) as? Argument
    default: nil
    }
  }

  private func exact<Number: BinaryInteger>(_: Number.Type) -> Number? { Number(exactly: value) }

  private func read<Value: ExpressibleByIntegerLiteral>(_: Value.Type) -> Value? {
    written(as: Value.IntegerLiteralType.self).map(Value.init(integerLiteral:))
  }

  static func isWritable(as type: Any.Type) -> Bool { type is any ExpressibleByIntegerLiteral.Type }
}

/// A floating-point literal.
struct FloatLiteral: MatcherLiteral {
  static let domain = "floating-point numbers"
  let value: Double
  var natural: Double? { value }

  func written<Argument>(as type: Argument.Type) -> Argument? {
    switch type {
    // As exact as the literal itself would be: `0.1` as a `Float` differs from `0.1` as a `Double`.
    case let type as any BinaryFloatingPoint.Type: type.init(value) as? Argument
    case let type as any ExpressibleByFloatLiteral.Type: read(type) as? Argument
    default: nil
    }
  }

  private func read<Value: ExpressibleByFloatLiteral>(_: Value.Type) -> Value? {
    written(as: Value.FloatLiteralType.self).map(Value.init(floatLiteral:))
  }

  static func isWritable(as type: Any.Type) -> Bool { type is any ExpressibleByFloatLiteral.Type }
}
