import Testing
import Understudy
import UnderstudyTesting

/// One run of a suite with container traits: which layers of its cases stem from it, and what its
/// closures have registered in them.
///
/// A trait is not told where it stands. But those of a suite, and of the suites around it, come
/// before a test's own, and so their number says which layers of a case are theirs.
final class SuiteTraits: Sendable {
  @TaskLocal static var current: SuiteTraits?
  /// How many container traits around this task have had their turn.
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

  /// Runs a suite and judges, when it has ended, what its closures have registered.
  ///
  /// Each of its traits comes here; the first one does it.
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
  }

  /// Whether the layer that comes next around this task is that of a suite's trait.
  static var isNextLayerOfSuite: Bool { depth < current?.count ?? 0 }

  static func nextLayer(_ function: @concurrent @Sendable () async throws -> Void) async throws {
    // Where no suite has traits, nobody asks which layers are theirs.
    guard current != nil else { return try await function() }
    try await $depth.withValue(depth + 1) { try await function() }
  }

  /// For each layer of suites, the outermost first, who judges what it registers.
  var overridesOfLayers: [SuiteOverrides] {
    let above = outer?.overridesOfLayers ?? []
    return above + Array(repeating: overrides, count: max(0, count - above.count))
  }
}
