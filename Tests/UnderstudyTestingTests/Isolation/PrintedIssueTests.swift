import Foundation
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a framework that prints its failures, such as XCTest, leaves on standard error.
@Suite struct `An issue off its test's task` {
  @Test func `is printed by its first line at once, and in full once`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let scope = TestScope(of: "sells a seat, SaleTests.swift:12", PrintingRecorder())
      scope.record(ContainerIssue("No mailer.\n  fix: register a Mailer.", at: SourceSite()))
      StandardError.write("the test ends")
      await scope.end()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let parts = text.components(separatedBy: "the test ends")
    #expect(parts.count == 2)
    let note = "No mailer.\n  note: \"sells a seat\" (SaleTests.swift:12) gets"
    #expect(parts.first?.contains(note) == true)
    #expect(text.components(separatedBy: "No mailer.").count == 3)
    #expect(text.components(separatedBy: "fix: register a Mailer.").count == 2)
    #expect(parts.last?.contains("No mailer.\n  fix: register a Mailer.") == true)
  }
}

// MARK: - Fixtures

/// As XCTest does.
private struct PrintingRecorder: TestRecorder {
  let isOnTestTask = false

  func record(_ issue: ContainerIssue) { StandardError.write(issue.message) }
}
