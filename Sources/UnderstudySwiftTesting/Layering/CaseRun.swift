import Testing
import Understudy
import UnderstudyTesting

/// A run of one case, shared by all its layers.
///
/// It belongs to the invocation that made it and is reached through the task alone. A test may run
/// again in the process, or twice at a time, so the test's ID identifies no run; it only separates
/// the layers of a test from those of one that runs inside another's body.
final class CaseRun: Sendable {
  @TaskLocal static var current: CaseRun?

  let scope: TestScope
  let known: KnownTest
  let watch: FailureWatch
  /// Whether the failures of the case are watched for all cases of its test.
  let isWatched: Bool
  /// The layers' containers: the scope holds them weakly, and they have to exist when the case
  /// ends.
  private let layers = Lock<[Container]>([])

  init(of test: Test) {
    let around = KnownTest.around(test)
    isWatched = around != nil
    known = around ?? KnownTest(test)
    scope = TestScope(
      testName: known.name,
      file: test.sourceLocation.fileID,
      line: UInt(test.sourceLocation.line),
      within: SuiteRun.current?.scope,
      recorder: known.recorder,
      reportedAs: TestIdentity.of(test)
    )
    watch = FailureWatch(scope)
  }

  func keep(_ layer: Container) { layers.withLock { $0.append(layer) } }

  /// Ends the scope, then releases the layers: a leftover task may hold the run for long.
  ///
  /// - Returns: `false` if there is something to wait for; then ``end()`` has to be awaited.
  func endIfIdle() -> Bool {
    guard scope.endIfIdle() else { return false }
    letGo()
    guard !scope.isWorthAnotherLook(after: 0) else { return false }
    scope.recordLeaks()
    return true
  }

  /// Ends the scope and releases the layers, waiting if necessary.
  func end() async {
    await scope.end()
    letGo()
    await scope.recordLeaksInTime()
  }

  private func letGo() {
    let layers = layers.withLock { layers in
      defer { layers = [] }
      return layers
    }
    withExtendedLifetime(layers) {}  // released here, outside the lock
  }

  /// Returns the run whose layers the task is in, if it has not ended.
  static func around(_ test: Test) -> CaseRun? {
    guard let run = current, run.known.test.id == test.id, !run.scope.isOver else { return nil }
    return run
  }
}

extension Test {
  /// The name of the test in messages: its name and its line.
  var readableName: String {
    // Every case computes it, and `fileName` walks the path character by character.
    let file = sourceLocation.fileID.utf8
    let start = file.lastIndex(of: UInt8(ascii: "/")).map(file.index(after:)) ?? file.startIndex
    return "\(displayName ?? name), \(Substring(file[start...])):\(sourceLocation.line)"
  }

  /// The file name of its report: the source file and the test's name without parameters.
  var reportName: String {
    let file = sourceLocation.fileName.split(separator: ".").first.map(String.init) ?? ""
    let name = displayName ?? name.prefix { $0 != "(" }.description
    return ReportFile.name(file, name)
  }
}
