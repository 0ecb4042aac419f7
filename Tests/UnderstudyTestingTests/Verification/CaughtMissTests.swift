import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A missing registration whose error the code under test catches` {
  private let recorder = CollectingRecorder(isOnTestTask: true)
  private let scope: TestScope
  private let container: Container

  init() {
    // The test is in another file than what it tests.
    scope = TestScope(testName: "sells", file: "Sale/SaleTests.swift", line: 10, recorder: recorder)
    container = Container(label: scope.testName, rules: nil, host: scope)
  }

  @Test func `is a warning at the line that asked`() throws {
    let line = #line + 1
    let mailer = withContainer(container) { Injected<any Mailer>() }
    for _ in 1...2 { #expect(throws: ContainerError.self) { try mailer() } }
    #expect(throws: ContainerError.self) {
      try container.resolve((any SeatMap).self, fileID: "Sale/Desk.swift", line: 3)
    }
    #expect(recorder.messages.isEmpty)
    scope.recordCaughtMisses()
    scope.recordCaughtMisses()

    #expect(recorder.messages.count == 2)
    let issue = try #require(recorder.issues.first)
    #expect(issue.severity == .warning)
    #expect(issue.site.line == line)
    #expect(issue.message.hasPrefix("Nothing is registered for Mailer."))
    #expect(
      issue.message.contains(
        """
          note: the code under test has caught this error, or #expect(throws:) has, so that it is only a warning. \
        If the code can do without Mailer, make the property optional, as in @Injected var x: \
        (any Mailer)?, or call resolveIfRegistered.
          fix: register
        """
      )
    )
  }

  @Test func `is none if the test asked, if it was registered since, or if nothing is thrown`()
    throws
  {
    container.register(Receipt.self) { Receipt(id: "\(try $0.resolve((any Mailer).self))") }
    #expect(throws: ContainerError.self) {
      try container.resolve((any Mailer).self, fileID: "Sale/SaleTests.swift", line: 12)
    }
    #expect(throws: ContainerError.self) {
      try container.resolve(Receipt.self, fileID: "Sale/SaleTests.swift", line: 12)
    }
    let mailer = withContainer(container) { Injected<(any Mailer)?>() }
    #expect(try mailer() == nil)
    #expect(try container.resolveIfRegistered((any Mailer).self) == nil)
    #expect(throws: ContainerError.self) { try container.resolve(Int.self) }
    container.register(Int.self, instance: 1)
    scope.recordCaughtMisses()
    #expect(recorder.messages.isEmpty)
  }

  @Test func `spells a property that may be missing with its name`() {
    let spelled = [Key((any Mailer).self), Key(Int.self, name: "east")]
      .map(ContainerError.spellOptionalProperty)
    #expect(
      spelled == ["@Injected var x: (any Mailer)?", "@Injected(name: \"east\") var x: Int?"]
    )
  }

  @Test func `is none if an issue of the test says so`() {
    #expect(throws: ContainerError.self) { try container.resolve((any Mailer).self) }
    #expect(throws: ContainerError.self) { try container.resolve((any SeatMap).self) }
    scope.record(
      ContainerIssue(
        "Mailer of Desk: Nothing is registered for Mailer.\n  fix: …",
        at: SourceSite()
      )
    )
    scope.recordCaughtMisses()
    #expect(recorder.issues.map(\.severity) == [.error, .warning])
    #expect(recorder.messages.last?.hasPrefix("Nothing is registered for SeatMap.") == true)
  }
}
