import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

/// That an audit's findings fail the method which expects none, at the registrations' lines.
final class CleanAuditMethodTests: InnerRunCase {
  private static let line = UInt(#line) + 4

  private func makeApp() -> Container {
    let app = Container(label: "app")
    app.register(Shopfront.self) { Shopfront(sign: try $0.resolve(String.self)) }
    return app
  }

  func testAFailedBuildFailsTheMethodThatExpectsACleanAudit() {
    let app = makeApp()
    let run = run(ContainerTestCase.self) { _ in app.expectCleanAudit() }
    expect(
      run,
      failsOnceWith: "Nothing is registered for String.",
      in: "CleanAuditMethodTests.swift",
      at: Self.line
    )
  }

  func testACleanAuditFailsNothing() {
    let app = makeApp()
    app.register(String.self, instance: "open")
    expect(run(ContainerTestCase.self) { _ in app.expectCleanAudit() }.count, is: 0)
  }

  func testAnAsynchronousMethodExpectsACleanAudit() async throws {
    let app = makeApp()
    app.register(String.self) { (_: Resolver) async throws in "open" }
    let audit = try await app.expectCleanAudit(allowing: [.synchronousReachesAsynchronous])
    XCTAssertEqual(audit.resolvedCount, 2)
  }
}

// MARK: - Fixtures

private struct Shopfront: Sendable { let sign: String }
