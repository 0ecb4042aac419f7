// A literal is the value that it would be as an argument, and matches equal ones.

extension ArgumentMatch: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral & Equatable {
  /// Matches arguments equal to the integer.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByFloatLiteral
where Value: ExpressibleByFloatLiteral & Equatable {
  /// Matches arguments equal to the number.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral & Equatable {
  /// Matches arguments equal to the Boolean.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  /// Matches arguments equal to the character.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  /// Matches arguments equal to the character.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral & Equatable {
  /// Matches arguments equal to the text.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation & Equatable {
  /// Matches arguments equal to the text: `"seat \(number)"`.
  public init(stringInterpolation value: Value.StringInterpolation) {
    self = .equal(Value(stringInterpolation: value))
  }
}

extension ArgumentMatch: ExpressibleByArrayLiteral
where Value: RangeReplaceableCollection & Equatable {
  /// Matches arguments equal to the array: `[seatA1, seatA2]`.
  public init(arrayLiteral elements: Value.Element...) { self = .equal(Value(elements)) }
}

extension ArgumentMatch: ExpressibleByNilLiteral where Argument: ExpressibleByNilLiteral {
  /// The literal `nil`, which matches optional arguments that are `nil`.
  public init(nilLiteral: ()) { self = .nil }
}
