import Testing
import Understudy
import UnderstudyTesting

/// What error texts call a mock that a test makes by hand.
@Suite struct `A mock's label` {
  @Test func `is the file and line that made it, in each form`() throws {
    let line: UInt = #line + 2
    let mocks = [
      Container.mock(),
      Container.mock(.lenient) { _ in },
      Container.mock { $0.register(LabelledTicket.self) { LabelledTicket() } },
    ]
    #expect(
      mocks.map(\.label) == [line, line + 1, line + 2].map { "mock, MockLabelTests.swift:\($0)" }
    )
  }

  @Test func `is in the text of a missing registration`() {
    let line: UInt = #line + 1
    let mock = Container.mock(.lenient)
    let error = #expect(throws: ContainerError.self) { try mock.resolve(LabelledTicket.self) }
    #expect(error?.description.contains("mock, MockLabelTests.swift:\(line)") == true)
  }

  @Test func `is the one it is given`() {
    #expect(Container.mock(label: "box office").label == "box office")
    #expect(Container.mock(label: "box office") { _ in }.label == "box office")
  }
}

// MARK: - Fixtures

private struct LabelledTicket: Sendable {}
