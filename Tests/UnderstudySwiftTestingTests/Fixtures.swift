import Testing
import Understudy
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
      $0.comments.first?.rawValue.contains("is over, and something it started goes on") == true
    }
    return late
  }
}
final class Issues: Sendable {
  private let state = Lock<[String]>([])
  var all: [String] { state.withLock { $0 } }
  func add(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "nowhere"
    state.withLock { $0.append("\(place) \(issue.comments.map(\.rawValue).joined())") }
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
