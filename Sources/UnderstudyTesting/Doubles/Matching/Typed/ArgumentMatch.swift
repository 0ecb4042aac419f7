/// A condition on one argument of a call, which knows the argument's type.
///
/// The methods of a generated double's `on` take one for each argument, by default ``any``. A literal
/// matches equal values.
///
/// ```swift
/// gateway.on.charge(.any, card: "42").throws(.declined)
/// gateway.on.charge(.atLeast(Money(cents: 100)), card: .hasPrefix("4")).verify(2)
/// ```
///
/// ### Available matches
/// - every argument: ``any``, or ``any(_:)`` to tell overloads apart
/// - equality: literals, `equal(_:)`, `identical(to:)`
/// - optionals: `nil`, `notNil`, `some(_:)`
/// - order: `in(_:)`, `greaterThan(_:)`, `atLeast(_:)`, `lessThan(_:)`, `atMost(_:)`
/// - text: `contains(_:)`, `hasPrefix(_:)`, `hasSuffix(_:)`
/// - collections: `empty`, `count(_:)`, `contains(_:)`
/// - combined: ``not(_:)``, ``allOf(_:_:)``, ``anyOf(_:_:)``, ``capturing(into:_:)``
/// - an existential's own type: ``type(of:_:)``
/// - anything else: ``where(_:_:fileID:line:)``
///
/// A condition for a type also matches optional arguments of it, if they are declared as such; `nil` only
/// matches ``any``, `nil` and ``not(_:)``. A condition that does not fit the argument does not compile.
/// ``Matcher``, which stubs written by hand take, has no type and is checked when it is used.
///
/// The two type parameters are the argument's type and, for an optional, the type it wraps; write
/// ``Match`` or ``OptionalMatch``:
///
/// ```swift
/// extension Match where Value == Money {
///   static var large: Match { .atLeast(Money(cents: 10_000)) }
/// }
/// ```
public struct ArgumentMatch<Argument, Value>: Sendable {
  let bound: BoundMatcher

  init(_ bound: BoundMatcher) {
    var bound = bound
    if bound.test != nil, Value.self is any RedactedArgument.Type {
      bound.text = Redacted<Value>.placeholder
      bound.expected = nil
    }
    self.bound = bound
  }

  /// Makes a match of values; an optional argument matches if it has one that does.
  init(
    _ text: String,
    expected: ArgumentValue? = nil,
    _ test: @escaping @Sendable (Value) -> Bool
  ) {
    self.init(lifting: { test($0.load(as: Value.self)) }, text, expected: expected)
  }

  init(lifting test: @escaping BoundMatcher.Test, _ text: String, expected: ArgumentValue? = nil) {
    if Argument.self == Value.self {
      self.init(BoundMatcher(text: text, test: test, expected: expected))
    } else {
      self.init(BoundMatcher(text: text, test: Value?.lift(test), expected: expected))
    }
  }

  /// Matches every argument.
  ///
  /// ```swift
  /// gateway.on.charge(.any, card: "42").verify()
  /// ```
  public static var any: ArgumentMatch { ArgumentMatch(BoundMatcher(text: "any")) }

  /// Matches every argument, of an overload that takes this type.
  ///
  /// ```swift
  /// lift.on.raise(.any(Int.self)).verify()  // not raise(_: Double)
  /// ```
  ///
  /// - Parameter type: the argument's type.
  public static func any(_ type: Argument.Type) -> ArgumentMatch { .any }

  /// Matches arguments that the closure accepts.
  ///
  /// ```swift
  /// gateway.on.charge(.where("over 100") { $0.cents > 10_000 }).throws(.declined)
  /// ```
  ///
  /// The closure runs on the caller's thread, outside the member's lock.
  ///
  /// - Parameters:
  ///   - description: the match's text in failures; by default, its site.
  ///   - predicate: returns whether the argument matches.
  ///   - fileID: with `line`, the site that failures print without a description.
  ///   - line: see `fileID`.
  public static func `where`(
    _ description: String? = nil,
    _ predicate: @escaping @Sendable (Argument) -> Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ArgumentMatch {
    let text = description ?? "where \(PatternText.place(fileID: fileID, line: line))"
    return ArgumentMatch(BoundMatcher(text: text) { predicate($0.load(as: Argument.self)) })
  }
}

/// The condition on an argument; see ``ArgumentMatch``.
public typealias Match<Value> = ArgumentMatch<Value, Value>

/// The condition on an optional argument, which takes what the wrapped type takes as well; see
/// ``ArgumentMatch``.
public typealias OptionalMatch<Value> = ArgumentMatch<Value?, Value>
