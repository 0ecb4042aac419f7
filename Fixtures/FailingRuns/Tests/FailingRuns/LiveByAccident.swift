import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// A live service that nobody asked for.
@Suite(.container { LiveService.register(in: $0) }) struct LiveByAccident {
  @Test func used() { LiveService.use() }
}

final class LiveByAccidentUnderXCTest: ContainerTestCase {
  override func configure(_ container: Container) { LiveService.register(in: container) }

  func testUsed() { LiveService.use() }
}

/// What the process sets, where no policy and no environment variable says anything.
@Suite(.live(.allow)) struct LiveAllowedByTheProcess {
  @Test(.container { LiveService.register(in: $0) }) func inATest() { LiveService.use() }

  @Suite(.container { LiveService.register(in: $0) }) struct UnderATraitOfASuite {
    @Test func inATest() { LiveService.use() }
  }

  @Suite(.suiteContainer { try LiveService.build(in: $0) }) struct InTheContainerOfASuite {
    @Test func inATest() { LiveService.use() }
  }
}

@Suite(.live(.refuse)) struct LiveRefusedByTheProcess {
  @Test(.container { LiveService.forbid(in: $0) }) func inATest() { LiveService.use() }

  @Suite(.container { LiveService.forbid(in: $0) }) struct UnderATraitOfASuite {
    @Test func inATest() { LiveService.use() }
  }

  @Suite(.suiteContainer { LiveService.forbid(in: $0) }) struct InTheContainerOfASuite {
    @Test func inATest() { LiveService.use() }
  }
}

/// A policy comes before the process.
@Suite(.live(.refuse)) struct LiveAllowedByAPolicy {
  @Test(.container(.live(.allow)) { LiveService.register(in: $0) }) func inATest() {
    LiveService.use()
  }
}

@Suite(.live(.allow)) struct LiveReportedByAPolicy {
  @Test(.container(.live(.report)) { LiveService.register(in: $0) }) func inATest() {
    LiveService.use()
  }
}

final class LiveAllowedByTheProcessUnderXCTest: ContainerTestCase {
  // XCTest makes its cases before the first class has a container.
  private let access: Void = LiveAccess.setDefault(.allow)

  override class func configureClass(_ container: Container) throws {
    try LiveService.build(in: container)
  }

  func testOfClass() { LiveService.use() }

  func testOfMethod() {
    LiveService.register(in: container)
    LiveService.use()
  }
}

final class LiveRefusedByTheProcessUnderXCTest: ContainerTestCase {
  private let access: Void = LiveAccess.setDefault(.refuse)

  override class func configureClass(_ container: Container) {
    LiveService.forbid(in: container)
  }

  func testOfClass() { LiveService.use() }

  func testOfMethod() {
    LiveService.forbid(in: container)
    LiveService.use()
  }
}

final class LiveAllowedByAPolicyUnderXCTest: ContainerTestCase {
  private let access: Void = LiveAccess.setDefault(.refuse)

  override class var policy: MockPolicy? { .live(.allow) }

  func testUsed() {
    LiveService.register(in: container)
    LiveService.use()
  }
}

final class LiveReportedByAPolicyUnderXCTest: ContainerTestCase {
  private let access: Void = LiveAccess.setDefault(.allow)

  override class var policy: MockPolicy? { .live(.report) }

  func testUsed() {
    LiveService.register(in: container)
    LiveService.use()
  }
}

// MARK: - Fixtures

private enum LiveService {
  static func register(in container: Container) {
    container.register { Registration(Prices.self) { Prices(price: 2) }.live() }
  }

  static func build(in container: Container) throws {
    register(in: container)
    _ = try container.resolve(Prices.self)
  }

  /// Registers something that must not run.
  static func forbid(in container: Container) {
    container.register { Registration(Prices.self) { end() }.live() }
  }

  // No trap: parallel tests would all take one at once, which the backtracer may not survive.
  private static func end() -> Never {
    print("live code ran")
    exit(EXIT_FAILURE)
  }

  static func use() { _ = try? Container.current.resolve(Prices.self) }
}

/// Sets what holds in the process before the containers of the suite are made.
private struct ProcessLiveAccess: SuiteTrait, TestScoping {
  let access: LiveAccess

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    LiveAccess.setDefault(access)
    try await function()
  }
}

extension Trait where Self == ProcessLiveAccess {
  fileprivate static func live(_ access: LiveAccess) -> Self { ProcessLiveAccess(access: access) }
}
