import Understudy

/// The condition on a call's arguments, for rules and verifications alike.
///
/// An object, so that it is passed as one reference, whatever the arguments are.
@usableFromInline
final class ArgumentPattern<Arguments>: @unchecked Sendable {  // It never changes; see `form`.
  enum Form {
    case anything
    /// Misuse that was reported already: it matches no call, rather than the wrong ones.
    case nothing(Int)
    case value(Arguments)
    case closure(SourceSite)
    case matchers([ArgumentMatcher])
  }

  // Stored before `form`, whose size depends on the arguments, so that unspecialised code finds it,
  // too.
  @usableFromInline let tests: [ArgumentTest]
  /// The form that is checked in place of the tests.
  @usableFromInline let predicate: (@Sendable (Arguments) -> Bool)?
  /// Whether a matching call has to be passed to ``capture(_:)``.
  @usableFromInline let captures: Bool
  // An expected value is a test's own, which `==` and texts read.
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
  where Arguments: Equatable & SendableMetatype {
    nonisolated(unsafe) let expected = arguments  // only read
    return ArgumentPattern(.value(expected), predicate: { $0 == expected })
  }

  /// Matches the calls whose arguments match one each.
  static func matching(_ matchers: [Matcher], of member: MemberName) throws(PatternMisuse)
    -> ArgumentPattern
  {
    let slots = ArgumentLayout(of: Arguments.self, member: member).slots
    let bound = try PatternMisuse.binding(matchers, to: slots)
    return ArgumentPattern(bound)
  }

  /// Matches the calls whose arguments match one each; as many matches as the member has arguments.
  static func placing(_ matches: [BoundMatcher]) -> ArgumentPattern {
    guard matches.contains(where: { $0.test != nil || $0.capture != nil }) else { return .anything }
    // A single argument may be a tuple itself.
    let elements = matches.count == 1 ? nil : StoredFields.of(Arguments.self)
    let bound = matches.enumerated().map { index, match in
      ArgumentMatcher(
        offset: elements?[index].offset ?? 0,
        type: elements?[index].type ?? Arguments.self,
        bound: match
      )
    }
    return ArgumentPattern(bound)
  }

  private convenience init(_ bound: [ArgumentMatcher]) {
    self.init(
      .matchers(bound),
      tests: bound.compactMap { matcher in
        matcher.bound.test.map { ArgumentTest(offset: matcher.offset, test: $0) }
      },
      captures: bound.contains { $0.bound.capture != nil }
    )
  }

  /// Makes a pattern that matches nothing, in place of matchers that could not be used.
  static func nothing(insteadOf count: Int) -> ArgumentPattern {
    ArgumentPattern(.nothing(count), predicate: { _ in false })
  }

  /// Whether it replaces matchers that did not fit, which was reported.
  var isMisuse: Bool { if case .nothing = form { true } else { false } }

  /// Returns whether the arguments match. It may run the user's code: call it only outside the
  /// lock.
  @inlinable
  func matches(_ arguments: Arguments) -> Bool {
    if let predicate { return predicate(arguments) }
    return withUnsafePointer(to: arguments) { pointer in
      for test in tests where !test.test(UnsafeRawPointer(pointer) + test.offset) { return false }
      return true
    }
  }

  /// Passes matching arguments to the captors.
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

/// The part of it that matching needs.
@usableFromInline
struct ArgumentTest: Sendable {
  @usableFromInline let offset: Int
  @usableFromInline let test: BoundMatcher.Test
}
