extension ArgumentMatch where Value: Equatable {
  /// Matches arguments equal to the value.
  ///
  /// ```swift
  /// gateway.on.charge(.equal(Money(cents: 4_500)), card: "42").verify()
  /// ```
  ///
  /// Literals do not need it: `"42"`, `7`, `1.5` and `true` are matches themselves.
  ///
  /// - Parameter value: a value of the argument's type.
  public static func equal(_ value: Value) -> ArgumentMatch {
    let text = CallText.text(of: value)
    // There is a test, as the value is `Equatable`.
    let test = Equality.test(for: value) ?? { _ in false }
    return ArgumentMatch(lifting: test, text, expected: ArgumentValue(value))
  }
}

extension ArgumentMatch where Argument: Equatable {
  /// Matches arguments equal to the value, which may be `nil`.
  ///
  /// ```swift
  /// mailer.on.send(to: .equal(customer.address)).verify()  // address: String?
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  @_disfavoredOverload
  public static func equal(_ value: Argument) -> ArgumentMatch {
    let text = CallText.text(of: value)
    let test = Equality.test(for: value) ?? { _ in false }
    return ArgumentMatch(BoundMatcher(text: text, test: test, expected: ArgumentValue(value)))
  }
}

extension ArgumentMatch {
  /// Matches this object alone, not others that equal it.
  ///
  /// ```swift
  /// stage.on.enter(.identical(to: hamlet)).verify()
  /// ```
  ///
  /// - Parameter object: the object; the match keeps it alive. The argument is an object or an
  ///   existential.
  public static func identical(to object: AnyObject) -> ArgumentMatch {
    let expected = Identity(object: object)
    return ArgumentMatch("identical(to: \(CallText.text(of: object)))") { value in
      // A value in an existential is boxed in a new object, which has no other reference.
      value as AnyObject === expected.object
    }
  }
}

extension ArgumentMatch where Argument == Value? {
  /// Matches optional arguments whose value the other match accepts.
  ///
  /// ```swift
  /// mailer.on.send(to: .some(.hasSuffix("@example.org"))).verify()  // to: String?
  /// ```
  ///
  /// Conditions on the value can also be written without it; it takes those of another `Match`.
  ///
  /// - Parameter match: the match for the value.
  public static func some(_ match: Match<Value>) -> ArgumentMatch {
    ArgumentMatch(Value?.lift(match.bound))
  }
}

private struct Identity: @unchecked Sendable {  // Only its address is compared.
  let object: AnyObject
}

extension ArgumentMatch where Argument: ExpressibleByNilLiteral {
  /// Matches arguments that are `nil`, like the literal `nil`.
  ///
  /// ```swift
  /// mailer.on.send(to: .anyOf(.nil, "ada@example.org")).verify()
  /// ```
  public static var `nil`: ArgumentMatch { bound(.nil) }

  /// Matches arguments that are not `nil`.
  ///
  /// ```swift
  /// mailer.on.send(to: .notNil).verify()
  /// ```
  public static var notNil: ArgumentMatch { bound(.notNil) }

  private static func bound(_ matcher: Matcher) -> ArgumentMatch {
    // A type of one's own with a `nil` that is not `Equatable` cannot be compared with it.
    let bound = try? matcher.bound(to: Argument.self)
    return ArgumentMatch(bound ?? BoundMatcher(text: "nil") { _ in false })
  }
}
