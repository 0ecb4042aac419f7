import Testing
import Understudy
import UnderstudySwiftTesting

/// The same cases in a trait that does nothing and in ours, all shapes in turns.
@Suite(.serialized)
struct UnderSwiftTesting {
  @Test(.timed("empty trait"), .empty, arguments: 0..<caseCount)
  func empty(_: Int) { Cast.rehearse() }

  /// What the container itself takes, without anything that is for a test.
  @Test(.timed("fork in an empty trait"), .empty, arguments: 0..<caseCount)
  func fork(_: Int) throws { try Cast.performInFork() }

  /// The base is around the test; each case is a fork of it.
  @Test(
    .timed("container"),
    .around(Base.container),
    .container { Cast.override($0) },
    arguments: 0..<caseCount
  )
  func container(_: Int) throws { try Cast.perform() }

  /// The base is what the strict mock of each case stands in for.
  @Test(
    .timed("mock container"),
    .mockContainer(over: Base.container) { Cast.override($0) },
    arguments: 0..<caseCount
  )
  func mockContainer(_: Int) throws { try Cast.perform() }

  /// The base is set up once for the suite.
  @Suite(.suiteContainer { try Base.fill($0) })
  struct InSuite {
    @Test(
      .timed("suite container"),
      .container { Cast.override($0) },
      arguments: 0..<caseCount
    )
    func container(_: Int) throws { try Cast.perform() }
  }
}

/// Around all cases of a test: takes their time.
struct TimedTrait: TestTrait, TestScoping {
  let shape: String

  func scopeProvider(for test: Test, testCase: Test.Case?) -> TimedTrait? {
    testCase == nil ? self : nil
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let stopwatch = Stopwatch()
    try await function()
    stopwatch.stop(shape)
  }
}

/// Around all cases of a test: a container that is there already.
struct AroundTrait: TestTrait, TestScoping {
  let container: Container

  func scopeProvider(for test: Test, testCase: Test.Case?) -> AroundTrait? {
    testCase == nil ? self : nil
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withContainer(container) { try await function() }
  }
}

/// Of our trait's shape: around every case, and nothing in it.
struct EmptyTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> EmptyTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
  }
}

extension Trait where Self == TimedTrait {
  static func timed(_ shape: String) -> TimedTrait { TimedTrait(shape: shape) }
}

extension Trait where Self == AroundTrait {
  static func around(_ container: Container) -> AroundTrait { AroundTrait(container: container) }
}

extension Trait where Self == EmptyTrait {
  static var empty: EmptyTrait { EmptyTrait() }
}
