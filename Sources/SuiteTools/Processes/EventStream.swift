package import Foundation

/// Reads the events that Swift Testing writes, one JSON object a line (schema 0).
package struct EventStream {
  private struct Line: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }

  private struct Message: Decodable {
    var symbol: String
    var text: String
  }

  private struct Issue: Decodable {
    var isKnown: Bool
    var isFailure: Bool?
  }

  private let tests: Set<TestName>
  private var log = TestLog()

  private init(tests: [TestName]) { self.tests = Set(tests) }

  /// What the tests did, as far as the stream goes. A last line without its end is skipped.
  package static func read(_ data: Data, of tests: [TestName]) -> TestLog {
    var stream = Self(tests: tests)
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(Line.self, from: line), event.kind == "event" else {
        continue
      }
      stream.take(event.payload)
    }
    return stream.log
  }

  private mutating func take(_ event: Payload) {
    if event.kind == "runEnded" { log.hasEnded = true }
    guard let id = event.testID else { return }
    let test = name(id)
    guard tests.contains(test) else {
      if event.kind == "issueRecorded", let text = failure(event) { log.suites[id] = text }
      return
    }
    switch event.kind {
    case "testStarted": log.begin(test)
    case "testSkipped": log.skip(test)
    case "issueRecorded": if let text = failure(event) { log.report(text, on: test) }
    case "testEnded":
      log.end(test, event.messages?.first?.symbol == "fail" ? .failed : .passed)
    default: break
    }
  }

  /// The text of an issue that fails its test.
  private func failure(_ event: Payload) -> String? {
    guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true else { return nil }
    return (event.messages ?? []).map(\.text).joined(separator: "\n")
  }

  /// A function's identifier ends with its place: `Module.Suite/name()/File.swift:1:2`.
  private func name(_ id: String) -> TestName {
    let whole = TestName(id)
    if tests.contains(whole) { return whole }
    return TestName(id[..<(id.lastIndex(of: "/") ?? id.endIndex)])
  }
}
