import TestSupport
import Understudy
import UnderstudyLaunch
import UnderstudyModules
import UnderstudyTesting

/// The place where a message is made: it keeps what the package reports, and fails no test for it.
final class GalleryStage: TestRecorder {
  let isOnTestTask = true
  let host = IssueCollector()
  /// A container that reports to the stage.
  let container: Container
  private let said = Recorder<String>()
  private let seen = Recorder<String>()

  init() { container = Container(label: "theatre", rules: nil, host: host) }

  /// The messages so far, each once.
  var texts: [String] {
    var texts: [String] = []
    for text in host.messages + said.all where !texts.contains(text) { texts.append(text) }
    return texts
  }

  /// The cases of the package's errors that were thrown here.
  var kinds: [String] { seen.all }

  /// Adds a text to the messages.
  func say(_ text: String?) { if let text { said.add(text) } }

  /// Runs the body, and adds the error it throws.
  func saying<Value>(_ body: () throws -> Value) {
    do { _ = try body() } catch { note(error) }
  }

  /// Runs the body, and adds the error it throws.
  func awaiting<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async {
    do { _ = try await body() } catch { note(error) }
  }

  func note(_ error: any Error) {
    said.add("\(error)")
    switch error {
    case let error as ContainerError: seen.add("ContainerError.\(error.kind)")
    case let error as ModuleError: seen.add("ModuleError.\(error.kind)")
    case let error as InMemoryCollectionError: seen.add(Self.kind(of: error))
    case let error as LaunchOverrideError:
      for problem in error.problems { seen.add(Self.kind(of: problem)) }
    default: seen.add("\(type(of: error))")
    }
  }

  func record(_ issue: ContainerIssue) { said.add(issue.message) }

  /// What a test has: it reports to the stage, too.
  func test(
    _ name: String = "sells a seat, SaleTests.swift:12",
    within suite: TestScope? = nil
  ) -> TestScope {
    TestScope(testName: name, within: suite, recorder: self)
  }
}

// MARK: - Every case

extension GalleryStage {
  /// All errors of the package that a caller can tell apart. A new case of an enumeration without
  /// `CaseIterable` does not compile below, and belongs here then.
  static let allKinds: Set<String> = Set(
    ContainerError.Kind.allCases.map { "ContainerError.\($0)" }
      + ModuleError.Kind.allCases.map { "ModuleError.\($0)" }
      + ["alreadyExists", "notFound", "conflict", "transactionEnded"]
      .map { "InMemoryCollectionError.\($0)" }
      + ["malformed", "unknown", "duplicate", "undecodable", "refused"]
      .map { "LaunchOverrideError.\($0)" }
      + ["TimeoutError", "RetryPolicyError", "UnstubbedCall"]
  )

  /// Those that a process of its own throws.
  static let kindsElsewhere: Set = ["ContainerError.bootstrapRefused"]

  private static func kind(of error: InMemoryCollectionError) -> String {
    switch error {
    case .alreadyExists: "InMemoryCollectionError.alreadyExists"
    case .notFound: "InMemoryCollectionError.notFound"
    case .conflict: "InMemoryCollectionError.conflict"
    case .transactionEnded: "InMemoryCollectionError.transactionEnded"
    }
  }

  private static func kind(of problem: LaunchOverrideError.Problem) -> String {
    switch problem {
    case .malformed: "LaunchOverrideError.malformed"
    case .unknown: "LaunchOverrideError.unknown"
    case .duplicate: "LaunchOverrideError.duplicate"
    case .undecodable: "LaunchOverrideError.undecodable"
    case .refused: "LaunchOverrideError.refused"
    }
  }
}
