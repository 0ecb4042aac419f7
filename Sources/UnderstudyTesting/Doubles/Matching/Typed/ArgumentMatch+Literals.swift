// A literal is the value that it would be as an argument, and matches equal ones.

extension ArgumentMatch: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral & Equatable {
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByFloatLiteral
where Value: ExpressibleByFloatLiteral & Equatable {
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral & Equatable {
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral & Equatable {
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByNilLiteral where Argument: ExpressibleByNilLiteral {
  /// The literal `nil`, which matches optional arguments that are `nil`.
  public init(nilLiteral: ()) { self = .nil }
}
