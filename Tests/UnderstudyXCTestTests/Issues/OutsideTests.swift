import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

/// What comes when XCTest takes no failures fails the run. Each in a process of its own, whose run
/// is to fail.
@Suite struct `An issue outside every method` {
  private static let text = "issues that may have reached no test framework fail this run"

  @Test func `is none in a method that ran before the adapter was used`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let test = XCTestCase(name: "sale") { _ in
          _ = RunObserver.shared  // as the first use on the main thread does
          ProcessRecorder().record(ContainerIssue("a fault", at: SourceSite()))
        }
        test.run()
        try #require(test.testRun?.totalFailureCount == 1)
        exit(EXIT_SUCCESS)
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!error.contains(Self.text))
  }

  @Test func `that may be one of a running method is printed once, and fails the run`() async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Thread.detachNewThread {
          ProcessHost(recorder: ProcessRecorder())
            .record(ContainerIssue("a fault", at: SourceSite()))
          exit(EXIT_SUCCESS)
        }
        try await Task.sleep(for: .seconds(60))
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.split(separator: "a fault", omittingEmptySubsequences: false).count == 2)
    #expect(error.contains(Self.text))
  }

  @Test func `at the end of an observed method fails the run, and names the method`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        RunObserver.shared.follow(
          RunObserver.Plan(policy: .lenient) { container in
            container.register {
              Registration(Ledger.self, instance: Ledger()).onClose(within: .ample) { _ in
                throw Mishap()
              }
            }
          }
        )
        let test = XCTestCase(name: "sale") { _ in }
        test.run()
        try #require(test.testRun?.totalFailureCount == 0)
        exit(EXIT_SUCCESS)
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("OutsideTests.swift:"))
    #expect(error.contains("error: XCTestCase.sale : The clean-up of Ledger"))
    #expect(error.contains(Self.text))
  }

  @Test func `at the end of a class fails the run, and names the class`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let suite = XCTestSuite(name: "FailingEnd")
        suite.addTest(FailingEnd(name: "sale") { _ in })
        suite.run()
        try #require(suite.testRun?.totalFailureCount == 0)
        exit(EXIT_SUCCESS)
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("The clean-up of Ledger in container \"FailingEnd\" failed"))
    #expect(error.contains(Self.text))
  }

  @Test func `is absent where everything went well`() async {
    await #expect(processExitsWith: .success) {
      RunObserver.shared.follow(RunObserver.Plan(policy: .strict) { _ in })
      XCTestCase(name: "sale") { _ in }.run()
      exit(EXIT_SUCCESS)
    }
  }

  @Test func `left over with no method running fails the run`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let kept = Lock<Container?>(nil)
        let test = XCTestCase(name: "sale") { test in
          test.isolated { container in
            kept.withLock { $0 = container }
          } invoke: {
          }
        }
        test.run()
        _ = try? kept.withLock { $0 }?.resolve(Note.self)
        exit(EXIT_SUCCESS)
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("Work started by XCTestCase.sale is still running after the test ended"))
    #expect(error.contains(Self.text))
  }

  @Test func `can be a warning that fails nothing`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let test = XCTestCase(name: "sale") { test in
          test.isolated { container in
            container.host?.record(
              ContainerIssue("a warning", at: SourceSite(), severity: .warning)
            )
          } invoke: {
          }
        }
        test.run()
        try #require(test.testRun?.totalFailureCount == 0)
        exit(EXIT_SUCCESS)
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("warning: XCTestCase.sale : a warning"))
  }

  @Test(.tags(.scenario29)) func `is an unused override of a method, where that check is on`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        Verification.setDefault(.unusedOverrides, severity: .warning)
        for isFailing in [false, true] {
          let test = XCTestCase(name: isFailing ? "refund" : "sale") { test in
            if isFailing { XCTFail("on purpose") }
            test.isolated(configure: prepare) {}
          }
          test.run()
        }
        RunObserver.shared.follow(RunObserver.Plan(policy: .lenient, configure: prepare))
        XCTestCase(name: "observed sale") { _ in }.run()
        XCTestCase(name: "observed refund") { _ in XCTFail("on purpose") }.run()
        exit(EXIT_SUCCESS)
      }
    )
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    for (test, quoted) in [
      ("XCTestCase.sale", "XCTestCase.sale"),
      ("XCTestCase.observed sale", "\"XCTestCase.observed sale\""),
    ] {
      #expect(error.contains("OutsideTests.swift:\(lineOfPreparation): warning: \(test) : "))
      #expect(error.contains("The registration of Note in the container of \(quoted)"))
    }
    #expect(!error.contains("warning: XCTestCase.refund"))
    #expect(!error.contains("warning: XCTestCase.observed refund"))
  }

  @Test func `that fails a method is shown with the method's containers`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let test = XCTestCase(name: "sale") { test in
          test.isolated {
            $0.register(Bell.self, instance: Bell())
          } invoke: {
            try? Container.current.resolve(Bell.self).rings.call("curtain up")
            XCTFail("on purpose")
          }
        }
        test.run()
        XCTestCase(name: "refund") { $0.isolated {} }.run()
        exit(EXIT_SUCCESS)
      }
    )
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("XCTestCase.sale failed; its containers:\n"))
    #expect(output.contains("ring(curtain up)"))
    #expect(!output.contains("XCTestCase.refund failed"))
  }
}

// MARK: - Fixtures

private let lineOfPreparation = #line + 3
@Sendable
private func prepare(_ container: Container) {
  container.register(Note.self) { Note() }
}

private final class FailingEnd: ContainerTestCase {
  override class func configureClass(_ container: Container) throws {
    container.register {
      Registration(Ledger.self, instance: Ledger()).onClose(within: .ample) { _ in throw Mishap() }
    }
  }
}

private struct Bell: TestDouble {
  let rings = Spy<String>("ring(_:)")
}
