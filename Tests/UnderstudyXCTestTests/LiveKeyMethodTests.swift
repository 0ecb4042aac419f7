import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

// Scenario 57.
/// What is live by accident: a typed key that has no value for tests, and no double.
final class LiveKeyMethodTests: InnerRunCase {
  func testASubscriptGetsTheLiveValueAndFailsTheMethodAtItsLine() {
    let line = #line + 1
    expectFailure(resolvedAt: line) { try $0.container[\.gazette] }
  }

  func testAPropertyGetsTheLiveValueAndFailsTheMethodAtItsDeclaration() {
    expectFailure(resolvedAt: propertyLine) { _ in Reader().gazette }
  }

  func testAnAwaitedPropertyGetsTheLiveValueAndFailsTheMethodAtItsDeclaration() {
    expectFailure(resolvedAt: propertyLine) { _ in try await Reader().$gazette.resolve() }
  }

  func testAnAwaitedFactoryGetsTheLiveValueAndTheFailureHasTheChain() {
    let line = #line + 3
    expectFailure(resolvedAt: line, forTheResolveAt: line + 2, "Kiosk → Gazette") {
      $0.container.register(Kiosk.self) { (resolver: Resolver) async throws in
        Kiosk(gazette: try resolver[\.gazette])
      }
      return try await $0.container.resolve(Kiosk.self).gazette
    }
  }

  /// Expects that a method gets the live value and fails for it once.
  private func expectFailure(
    resolvedAt place: Int,
    forTheResolveAt outerPlace: Int? = nil,
    _ chain: String? = nil,
    line: UInt = #line,
    asking ask: @escaping (ContainerTestCase) async throws -> Gazette
  ) {
    let received = Received()
    let run = runSuite(
      of: ContainerTestCase.self,
      ["on purpose": inAsync { received.gazette = try await ask($0) }]
    )
    expect(received.gazette, is: .live, line: line)
    let file = "UnderstudyXCTestTests/LiveKeyMethodTests.swift"
    let issue = Gazette.issue(
      resolvedAt: "\(file):\(place)",
      forTheResolveAt: outerPlace.map { "\(file):\($0)" },
      in: "ContainerTestCase.on purpose",
      chain: chain,
      named: "\"ContainerTestCase.on purpose\"",
      permission: """
        allow it in the policy of the test's class: override class var policy: MockPolicy? { \
        .live(.report).allowing(.of(Gazette.self)) }, or, without ContainerTestCase, \
        isolated(.live(.report).allowing(.of(Gazette.self))) { … }
        """
    )
    expect(
      run,
      failsOnceWith: issue,
      in: "LiveKeyMethodTests.swift",
      at: UInt(place),
      line: line
    )
  }
}

// MARK: - Fixtures

private final class Received { var gazette: Gazette? }

private let propertyLine = #line + 2
private struct Reader {
  @Injected(\.gazette) var gazette
}
