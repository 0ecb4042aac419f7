import Understudy

/// What the arguments of a call have to be like, for rules and verifications alike.
///
/// An object, so that it is handed on by one reference, whatever the arguments are.
@usableFromInline
final class ArgumentPattern<Arguments: Sendable>: Sendable {
  enum Form: Sendable {
    case anything
    /// Misuse that was reported already: better no call matches than the wrong ones.
    case nothing(Int)
    case value(Arguments)
    case closure(SourceSite)
    case matchers([ArgumentMatcher])
  }

  // Before `form`, whose size depends on the arguments: so unspecialised code finds them, too.
  @usableFromInline let tests: [ArgumentTest]
  /// What is asked instead of the tests.
  @usableFromInline let predicate: (@Sendable (Arguments) -> Bool)?
  /// Whether a call that matches is to be given to ``capture(_:)``.
  @usableFromInline let captures: Bool
  let form: Form

  private init(
    _ form: Form,
    predicate: (@Sendable (Arguments) -> Bool)? = nil,
    tests: [ArgumentTest] = [],
    captures: Bool = false
  ) {
    self.form = form
    self.predicate = predicate
    self.tests = tests
    self.captures = captures
  }

  /// Matches every call.
  static var anything: ArgumentPattern { ArgumentPattern(.anything) }

  /// Matches the calls whose arguments the user's closure accepts.
  static func accepted(
    by predicate: @escaping @Sendable (Arguments) -> Bool,
    at site: SourceSite
  ) -> ArgumentPattern {
    ArgumentPattern(.closure(site), predicate: predicate)
  }

  /// Matches the calls with these arguments.
  static func equal(to arguments: Arguments) -> ArgumentPattern
  where Arguments: Equatable {
    ArgumentPattern(.value(arguments), predicate: { $0 == arguments })
  }

  /// Matches the calls whose arguments match one each.
  static func matching(_ matchers: [Matcher], of member: MemberName) throws(PatternMisuse)
    -> ArgumentPattern
  {
    let slots = ArgumentLayout(of: Arguments.self, member: member).slots
    let bound = try PatternMisuse.binding(matchers, to: slots)
    return ArgumentPattern(
      .matchers(bound),
      tests: bound.compactMap { matcher in
        matcher.bound.test.map { ArgumentTest(offset: matcher.offset, test: $0) }
      },
      captures: bound.contains { $0.bound.capture != nil }
    )
  }

  /// Stands for so many matchers that could not be made a pattern.
  static func nothing(insteadOf count: Int) -> ArgumentPattern {
    ArgumentPattern(.nothing(count), predicate: { _ in false })
  }

  /// Whether it stands for matchers that did not fit, which was reported.
  var isMisuse: Bool { if case .nothing = form { true } else { false } }

  /// Whether the arguments match. The user's code may run in it: ask only outside the lock.
  @inlinable
  func matches(_ arguments: Arguments) -> Bool {
    if let predicate { return predicate(arguments) }
    return withUnsafePointer(to: arguments) { pointer in
      for test in tests where !test.test(UnsafeRawPointer(pointer) + test.offset) { return false }
      return true
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
