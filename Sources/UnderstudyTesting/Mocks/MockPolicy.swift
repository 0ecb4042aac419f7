public import Understudy

/// What a mock container does when it is asked for something that no test registered in it.
///
/// ```swift
/// let mock = Container.mock(.allowing(.of((any HouseClock).self)), over: app)
/// ```
public struct MockPolicy: Sendable {
  enum Strictness { case strict, lenient }

  let strictness: Strictness
  let allowed: Set<Key>

  /// A key that is not registered, or that is live and not replaced, fails the test.
  public static let strict = MockPolicy(strictness: .strict, allowed: [])

  /// A key that is not registered is an error for the asker; live registrations work.
  public static let lenient = MockPolicy(strictness: .lenient, allowed: [])

  /// Strict, but for these keys, which may be live.
  public static func allowing(_ keys: Key...) -> MockPolicy {
    MockPolicy(strictness: .strict, allowed: Set(keys))
  }

  package var rules: MockRules {
    MockRules(missing: strictness == .strict ? .fails : .throwsOnly, allowed: allowed)
  }
}
