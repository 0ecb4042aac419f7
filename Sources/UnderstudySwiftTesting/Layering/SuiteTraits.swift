import Testing
import Understudy
import UnderstudyTesting

/// A run of a suite with container traits: the layers of its cases that come from it, and the
/// registrations of its closures in them.
///
/// A trait does not know its position. But the traits of a suite, and of the enclosing suites, come
/// before a test's own, so their number tells which layers of a case are theirs.
final class SuiteTraits: Sendable {
  @TaskLocal static var current: SuiteTraits?
  /// The number of container traits around this task that have run already.
  @TaskLocal private static var depth = 0

  private let suite: Test.ID
  private let count: Int
  private let overrides: SuiteOverrides
  private let outer: SuiteTraits?

  private init(_ suite: Test, _ traits: [ContainerTrait], outer: SuiteTraits?) {
    self.suite = suite.id
    self.outer = outer
    count = traits.count
    overrides = SuiteOverrides(of: suite.readableName)
  }

  /// Runs a suite and, when it has ended, verifies the registrations of its closures.
  ///
  /// Each of the suite's traits calls this; the first one does the work.
  static func run(
    _ suite: Test,
    _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard current?.suite != suite.id else { return try await function() }
    let traits = suite.traits.compactMap { $0 as? ContainerTrait }
    let run = SuiteTraits(suite, traits, outer: current)
    try await $current.withValue(run) { try await function() }
    let settings = traits.reduce(VerificationSettings()) { $1.verification.over($0) }
    for issue in run.overrides.judge(settings) { SwiftTestingRecorder().record(issue) }
    UsageReport.current?.report(suite: TestIdentity.name(of: suite), run.overrides)
  }

  /// Whether the next layer around this task is that of a suite's trait.
  static var isNextLayerOfSuite: Bool { depth < current?.count ?? 0 }

  static func nextLayer(_ function: @concurrent @Sendable () async throws -> Void) async throws {
    // Without suite traits, no layer needs to be attributed.
    guard current != nil else { return try await function() }
    try await $depth.withValue(depth + 1) { try await function() }
  }

  /// For each layer of suites, the outermost first, the object that verifies its registrations.
  var overridesOfLayers: [SuiteOverrides] {
    let above = outer?.overridesOfLayers ?? []
    return above + Array(repeating: overrides, count: max(0, count - above.count))
  }
}
