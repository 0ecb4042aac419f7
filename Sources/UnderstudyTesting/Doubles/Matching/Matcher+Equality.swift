extension Matcher {
  /// Matches arguments equal to the value.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .equal(Money(cents: 4_500)), "42")
  /// ```
  ///
  /// Literals do not need it: `"42"`, `7`, `1.5` and `true` are matchers themselves.
  ///
  /// - Parameter value: a value of the argument's type; an argument of an existential type may hold
  ///   one.
  public static func equal<Value: Equatable & Sendable>(_ value: Value) -> Matcher {
    Matcher(ValueKind(text: CallText.text(of: value), expected: value) { $0 == value })
  }

  /// Matches this object alone, not others that equal it.
  ///
  /// ```swift
  /// stage.entering.verify(with: .identical(to: hamlet))
  /// ```
  ///
  /// - Parameter object: the object; the matcher keeps it alive.
  public static func identical<Object: AnyObject & Sendable>(to object: Object) -> Matcher {
    Matcher(IdentityKind(object: object))
  }

  /// Matches optional arguments that are `nil`, like the literal `nil`.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, .anyOf(.nil, "ada@example.org"))
  /// ```
  public static var `nil`: Matcher { Matcher(NilKind()) }

  /// Matches optional arguments that are not `nil`.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, .notNil)
  /// ```
  public static var notNil: Matcher { Matcher(NotNilKind()) }

  /// Matches arguments whose dynamic type is the type, if their static type leaves that open.
  ///
  /// ```swift
  /// bus.posting.verify(with: .type(of: SeatSold.self))  // post(_ event: any Event)
  /// ```
  ///
  /// - Parameter type: a type that the argument can hold: one that conforms, or a subclass.
  public static func type<Value: Sendable>(of type: Value.Type) -> Matcher {
    Matcher(ValueKind<Value>(text: "type(of: \(type))") { _ in true })
  }
}

private struct IdentityKind<Object: AnyObject & Sendable>: MatcherKind {
  let object: Object
  var text: String { "identical(to: \(CallText.text(of: object)))" }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    guard StoredFields.isExistential(type) || type is AnyClass else {
      throw MatcherRefusal(text: text, complaint: "is for objects")
    }
    return BoundMatcher(text: text) { [object] pointer in
      // A value in an existential is boxed in a new object, which has no other reference.
      pointer.load(as: Argument.self) as AnyObject === object
    }
  }
}

struct NilKind: MatcherKind {
  let text = "nil"

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    if let optional = Argument.self as? any NilableArgument.Type {
      return optional.nilMatcher(text: text)
    }
    if let value = literal(Argument.self), let test = Equality.test(for: value) {
      return BoundMatcher(text: text, test: test)
    }
    throw MatcherRefusal(text: text, complaint: "is for optionals")
  }

  private func literal<Argument>(_: Argument.Type) -> Argument? {
    guard let type = Argument.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return type.init(nilLiteral: ()) as? Argument
  }
}

private struct NotNilKind: MatcherKind {
  let text = "notNil"

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    guard let optional = Argument.self as? any NilableArgument.Type else {
      throw MatcherRefusal(text: text, complaint: "is for optionals")
    }
    var bound = optional.nilMatcher(text: text)
    let isNil = bound.test
    bound.test = { isNil?($0) != true }
    return bound
  }
}

/// Optionals, whatever they wrap.
/// An optional argument.
protocol NilableArgument {
  static func nilMatcher(text: String) -> BoundMatcher
  /// What it wraps, if it is not `nil`.
  var content: Any? { get }
}

extension Optional: NilableArgument {
  var content: Any? { map { $0 as Any } }

  static func nilMatcher(text: String) -> BoundMatcher {
    BoundMatcher(text: text) { pointer in
      if case .none = pointer.load(as: Wrapped?.self) { true } else { false }
    }
  }
}
