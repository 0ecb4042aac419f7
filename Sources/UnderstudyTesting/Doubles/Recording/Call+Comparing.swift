extension Call: Equatable where Arguments: Equatable {
  /// Returns whether both have the same arguments, whenever they were made.
  public static func == (left: Call, right: Call) -> Bool { left.arguments == right.arguments }
}

/// Returns whether these are the arguments of the calls, in order.
///
/// ```swift
/// #expect(printer.prints.calls == [seatA1, seatA2])
/// ```
@_disfavoredOverload
public func == <Arguments: Equatable>(
  calls: [Call<Arguments>],
  arguments: [Arguments]
) -> Bool {
  calls.map(\.arguments) == arguments
}

/// Returns whether there is a call and these are its arguments.
///
/// ```swift
/// #expect(printer.prints.lastCall == seatA2)
/// ```
@_disfavoredOverload
public func == <Arguments: Equatable>(
  call: Call<Arguments>?,
  arguments: Arguments
) -> Bool {
  call?.arguments == arguments
}

// Literals that stand for a call in a comparison: `spy.calls == ["sold out"]`,
// `spy.calls == [1, 2]`.
extension Call {
  init(expecting arguments: Arguments) {
    self.init(
      arguments: arguments,
      order: 0,
      sinceStart: 0,
      label: MemberLabel.of("expected(_:)")
    )
  }
}

extension Call: ExpressibleByUnicodeScalarLiteral
where Arguments: ExpressibleByUnicodeScalarLiteral {
  /// Makes a call from a literal, to compare recorded calls with.
  public init(unicodeScalarLiteral value: Arguments.UnicodeScalarLiteralType) {
    self.init(expecting: Arguments(unicodeScalarLiteral: value))
  }
}

extension Call: ExpressibleByExtendedGraphemeClusterLiteral
where Arguments: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a call from a literal, to compare recorded calls with.
  public init(extendedGraphemeClusterLiteral value: Arguments.ExtendedGraphemeClusterLiteralType) {
    self.init(expecting: Arguments(extendedGraphemeClusterLiteral: value))
  }
}

extension Call: ExpressibleByStringLiteral where Arguments: ExpressibleByStringLiteral {
  /// Makes a call from a literal, to compare recorded calls with.
  public init(stringLiteral value: Arguments.StringLiteralType) {
    self.init(expecting: Arguments(stringLiteral: value))
  }
}

extension Call: ExpressibleByIntegerLiteral where Arguments: ExpressibleByIntegerLiteral {
  /// Makes a call from a literal, to compare recorded calls with.
  public init(integerLiteral value: Arguments.IntegerLiteralType) {
    self.init(expecting: Arguments(integerLiteral: value))
  }
}
