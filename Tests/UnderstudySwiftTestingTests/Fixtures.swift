import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Note: Sendable, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}
struct Mishap: Error {}

final class Till: Sendable {
  private let state = Lock<[Int]>([])
  var entries: [Int] { state.withLock { $0 } }
  func add(_ entry: Int) { state.withLock { $0.append(entry) } }
}
enum SharedTill {
  static func entriesSeen(in container: Container) -> [Int]? {
    (try? container.resolve(Till.self))?.entries
  }
}
final class Tills: Sendable {
  private let state = Lock<[Till]>([])
  var all: [Till] { state.withLock { $0 } }
  func add(_ till: Till) { state.withLock { $0.append(till) } }
}
final class Kept: Sendable {
  private let state = Lock<Container?>(nil)
  func keep(_ container: Container) { state.withLock { $0 = container } }
  func resolveNote() throws { _ = try state.withLock { $0 }?.resolve(Note.self) }

  /// What a resolve throws after the end of the test, which is an issue as well.
  func lateError() -> ContainerError? {
    var late: ContainerError?
    withKnownIssue {
      late = #expect(throws: ContainerError.self) { try resolveNote() }
    } matching: {
      $0.comments.first?.rawValue.contains(" is still running after the ") == true
    }
    return late
  }
}
/// A trait of somebody else's.
struct Mark: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var current = ""
  let text: String
  var isRecursive: Bool { true }
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Mark.$current.withValue(text) { try await function() }
  }
}
extension Trait where Self == Mark {
  static func marking(_ text: String) -> Mark { Mark(text: text) }
}

/// Runs the body inside traits, the first outermost, as Swift Testing does around a case.
func runCase(
  _ traits: [any TestScoping],
  body: @escaping @concurrent @Sendable () async throws -> Void
) async throws {
  let test = try #require(Test.current)
  let testCase = try #require(Test.Case.current)
  var run = body
  for trait in traits.reversed() {
    run = { [inner = run] in
      try await trait.provideScope(for: test, testCase: testCase, performing: inner)
    }
  }
  try await run()
}

extension SuiteContainerTrait {
  /// Runs the body inside the trait as Swift Testing does around a suite.
  func runAround(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await provideScope(for: test, testCase: nil, performing: body)
  }
}

/// Runs the body, whose issues are expected, and returns them: place and text.
func issues(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async throws -> [String] {
  let issues = KnownIssues()
  try await issues.collect(sourceLocation: sourceLocation, body)
  return issues.texts
}
