import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct VerificationTextTests {
  @Test(arguments: [
    Row("never called", [], { $0.verify(with: .any, "42") }, """
      charge(any, card: 42) was to be called exactly once, and was never called.
        fix: let the code under test call it, or expect what it does.
      """),
    Row("never called at all", [], { $0.verify(2) }, ""),
    Row("called too often", [(1, "42"), (2, "42")], { $0.verify() }, ""),
    Row("called though never expected", [(1, "42"), (2, "43")], { $0.verify(.never, with: .any, "42") }, ""),
    Row("called too seldom", [(1, "42")], { $0.verify(.atLeast(2)) }, ""),
    Row("too few of many", [(1, "43"), (1, "42"), (2, "43")], { $0.verify(2, with: 1, "42") }, ""),
    Row("wrong argument", [(1, "43")], { $0.verify(with: 1, "42") }, ""),
    Row("nearest first", [(2, "4"), (1, "420"), (1, "7"), (3, "421")], { $0.verify(with: 1, "42") }, ""),
    Row("closure", [(1, "42")], { $0.verify { $0.amount == 2 } }, ""),
  ])
  func `a failure says what was expected and what was recorded`(row: Row) {
    print("=== \(row.testDescription)\n\(row.text)")
    #expect(row.text == row.expected)
  }
}

extension VerificationTextTests {
  typealias Charging = Stub<(amount: Int, card: String), Bool, Never>

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let expected: String

    init(
      _ name: String,
      _ calls: [(amount: Int, card: String)],
      _ verify: (Charging) -> Void,
      _ expected: String
    ) {
      let sink = RecordingSink()
      let charging = Charging("charge(_:card:)", default: true)
      charging.moveIn(sink: sink)
      for call in calls { _ = charging.call(call) }
      verify(charging)
      testDescription = name
      text = sink.messages.joined(separator: "\n")
      self.expected = expected
    }
  }
}
