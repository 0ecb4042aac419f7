/// The value that an argument has to equal, or `.any`: what the members of a generated double's `on` take
/// instead of an ``ArgumentMatch``.
///
/// ```swift
/// gateway.on.charge(price, card: card).verify()  // values, of whatever types
/// gateway.on.charge(.any, card: card).verify()
/// ```
///
/// It is made of optionals, as Swift converts a value to nothing else. Swift only takes it where no
/// ``ArgumentMatch`` fits, so values cannot be combined with conditions such as `.atLeast(_:)`; write
/// `.equal(value)` beside those.
public typealias ValueMatch<Argument> = Argument???

/// An optional; how ``ValueMatch`` is told from others.
public protocol __OnceOptional {}

/// An optional of an optional; how ``ValueMatch`` is told from others.
public protocol __TwiceOptional: ExpressibleByNilLiteral {}

extension Optional: __OnceOptional {}
extension Optional: __TwiceOptional where Wrapped: __OnceOptional {}

extension Optional where Wrapped: __TwiceOptional {
  /// Matches every argument, beside arguments that are given as values.
  ///
  /// ```swift
  /// gateway.on.charge(.any, card: card).verify()
  /// ```
  // A `nil` that a test passes is another one: the outermost as a literal, the innermost as a variable.
  @_documentation(visibility: private)
  public static var any: Optional { .some(nil as Wrapped) }
}

extension ArgumentMatch {
  /// Returns the match for a value, equal or identical, or for any; generated code calls it.
  ///
  /// - Parameter value: the value that a test has passed, or `.any`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func __value(_ value: ValueMatch<Argument>) -> ArgumentMatch {
    switch value {
    case .some(.some(.some(let argument))): .as(argument)
    case .some(.none): .any
    case .none, .some(.some(.none)): .none
    }
  }

  /// The match for `nil`, which is none for an argument that is no optional.
  private static var none: ArgumentMatch {
    let bound = try? Matcher.nil.bound(to: Argument.self)
    return ArgumentMatch(bound ?? BoundMatcher(text: "nil") { _ in false })
  }

  private static func `as`(_ argument: Argument) -> ArgumentMatch {
    let text = CallText.text(of: argument)
    let test = Equality.test(for: argument) ?? Equality.test(forContentOf: argument)
    if let test {
      return ArgumentMatch(BoundMatcher(text: text, test: test, expected: ArgumentValue(argument)))
    }
    // Through `Any`, which gives the dynamic type of an existential's value.
    let content: Any? =
      Argument.self is any NilableArgument.Type
      ? (argument as! any NilableArgument).content : argument as Any
    guard let content else { return .none }
    let type = Swift.type(of: content)
    if type is AnyClass { return .identical(to: content as AnyObject) }
    let remark =
      "\(text), which equals nothing: \(type) is not Equatable, so match it by .where { … }"
    return ArgumentMatch(BoundMatcher(text: remark) { _ in false })
  }
}
