import Testing
import Understudy

/// Which drivers have run under Swift Testing: one that nobody runs is a failure.
struct DriverCount: SuiteTrait, TestScoping {
  private static let done = Lock<Set<String>>([])

  static func add(_ driver: Driver, _ flavour: Flavour) {
    done.withLock { _ = $0.insert("\(driver), \(flavour)") }
  }

  /// Around the suite that holds all drivers.
  func scopeProvider(for test: Test, testCase: Test.Case?) -> DriverCount? {
    test.isSuite ? self : nil
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    guard !isPartial else { return }
    let expected = Driver.all(of: .swiftTesting).flatMap { driver in
      Flavour.allCases.map { "\(driver), \($0)" }
    }
    let missing = Set(expected).subtracting(Self.done.withLock { $0 }).sorted()
    if !missing.isEmpty { Issue.record("no run of all rules by: \(missing)") }
  }

  /// Whether somebody has asked for a part of the drivers.
  private var isPartial: Bool {
    let arguments = CommandLine.arguments
    return arguments.indices.contains { index in
      guard ["--filter", "--skip"].contains(arguments[index]) else { return false }
      return index + 1 < arguments.count && arguments[index + 1] != "IsolationConformanceTests"
    }
  }
}
