public import Understudy

/// What the arguments of a call have to be like, for rules and verifications alike.
@usableFromInline
struct ArgumentPattern<Arguments: Sendable>: Sendable {
  @usableFromInline enum Form: Sendable {
    case anything
    /// Misuse that was reported already: better no call matches than the wrong ones.
    case nothing(Int)
    case value(Arguments, isEqual: @Sendable (Arguments) -> Bool)
    case closure(@Sendable (Arguments) -> Bool, SourceSite)
    case matchers([ArgumentMatcher])
  }

  @usableFromInline let form: Form
  @usableFromInline let tests: [ArgumentTest]
  /// Whether a call that matches is to be given to ``capture(_:)``.
  @usableFromInline let captures: Bool

  private init(_ form: Form, tests: [ArgumentTest] = [], captures: Bool = false) {
    self.form = form
    self.tests = tests
    self.captures = captures
  }

  /// Matches every call.
  static var anything: Self { Self(.anything) }

  /// Matches the calls whose arguments the user's closure accepts.
  static func accepted(
    by predicate: @escaping @Sendable (Arguments) -> Bool,
    at site: SourceSite
  ) -> Self {
    Self(.closure(predicate, site))
  }

  /// Matches the calls with these arguments.
  static func equal(to arguments: Arguments) -> Self where Arguments: Equatable {
    Self(.value(arguments, isEqual: { $0 == arguments }))
  }

  /// Matches the calls whose arguments match one each.
  static func matching(_ matchers: [Matcher], of member: MemberName) throws(PatternMisuse) -> Self {
    let slots = ArgumentLayout(of: Arguments.self, member: member).slots
    let bound = try PatternMisuse.binding(matchers, to: slots)
    return Self(
      .matchers(bound),
      tests: bound.compactMap { matcher in
        matcher.bound.test.map { ArgumentTest(offset: matcher.offset, test: $0) }
      },
      captures: bound.contains { $0.bound.capture != nil }
    )
  }

  /// Stands for so many matchers that could not be made a pattern.
  static func nothing(insteadOf count: Int) -> Self { Self(.nothing(count)) }

  /// Whether the arguments match. The user's code may run in it: ask only outside the lock.
  @inlinable
  func matches(_ arguments: Arguments) -> Bool {
    switch form {
    case .anything: return true
    case .nothing: return false
    case .value(_, let isEqual): return isEqual(arguments)
    case .closure(let predicate, _): return predicate(arguments)
    case .matchers:
      return withUnsafePointer(to: arguments) { pointer in
        for test in tests where !test.test(UnsafeRawPointer(pointer) + test.offset) { return false }
        return true
      }
    }
  }

  /// Gives arguments that matched to the captors there are.
  @usableFromInline
  func capture(_ arguments: Arguments) {
    guard captures, case .matchers(let matchers) = form else { return }
    withUnsafePointer(to: arguments) { pointer in
      for matcher in matchers {
        matcher.bound.capture?(UnsafeRawPointer(pointer) + matcher.offset)
      }
    }
  }
}

/// A matcher bound to one argument.
@usableFromInline
struct ArgumentMatcher: Sendable {
  let offset: Int
  let type: Any.Type
  let bound: BoundMatcher
}

/// As much of it as matching takes.
@usableFromInline
struct ArgumentTest: Sendable {
  @usableFromInline let offset: Int
  @usableFromInline let test: BoundMatcher.Test
}
