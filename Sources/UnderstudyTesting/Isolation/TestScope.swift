import Synchronization
package import Understudy

/// The scope of one test, which its containers share: it receives their issues and knows which of
/// them are open.
///
/// An issue on the test's own task is recorded there at once. One from elsewhere is printed, so
/// that a hang does not hide it, kept, and recorded when the scope ends. One from after the end is
/// recorded at once, with the name of the test.
package final class TestScope: TestHost {
  struct WeakContainer {
    weak var container: Container?
  }

  struct State {
    var kept: [ContainerIssue] = []
    var containers: [WeakContainer] = []
    var pruneAt = 64
    /// The containers with clean-up hooks, which only closing runs; released when they are closed.
    var held: [ObjectIdentifier: Container] = [:]
    /// Whether its containers are being closed.
    var isEnding = false
    var isOver = false
    /// The late issues reported already, so that code that polls is reported once.
    var told: Set<String> = []
    /// The live keys whose use was reported to the test.
    var live: Set<Key> = []
    /// The errors about keys that nothing is registered for, one for each key.
    var misses: [ContainerError] = []
    /// Whether its framework ends it after a time.
    var hasTimeLimit = false
    /// The actions to run at the time limit; `nil` once it is exceeded.
    var timeLimitActions: [@Sendable () -> Void]? = []
  }

  /// The name of the test in messages.
  package let testName: String
  /// The name within a sentence, with its line in parentheses: `sells() (SaleTests.swift:12)`, or
  /// `"sells a seat" (SaleTests.swift:12)`.
  package var nameInText: String { Self.inText(testName) }
  package var nameOfTest: String? { nameInText }
  package var framework: TestFramework? { recorder.framework }

  /// Returns the name of a test or suite within a sentence, with its line in parentheses.
  package static func inText(_ testName: String) -> String {
    guard let comma = testName.lastIndex(of: ","), testName[comma...].contains(".swift:") else {
      return quotedUnlessCode(testName[...])
    }
    return "\(quotedUnlessCode(testName[..<comma])) (\(testName[comma...].dropFirst(2)))"
  }

  /// A name that may be a sentence needs quotes within another one; `sells()`, `SaleTests`,
  /// `SaleTests.testSale` and `-[SaleTests testSale]` do not.
  private static func quotedUnlessCode(_ name: Substring) -> String {
    let isOneWord = !name.contains(" ")
    let isType = name.first?.isUppercase == true
    let isCode =
      name.hasPrefix("-[") || isOneWord && (isType || name.hasSuffix(")") || name.contains("."))
    return isCode ? String(name) : "\"\(name)\""
  }

  /// What the scope covers: a case or a method, or what several of them share.
  package enum Extent: Sendable { case test, suite }
  package let extent: Extent
  /// The file of the test, as `#fileID` spells it, if the framework reports it.
  let file: String?
  /// The line at which the test begins.
  let line: UInt

  /// The journal that all of its containers write into.
  package let journal: JournalStore
  /// The scope that numbers the calls of its doubles.
  package let calls = CallScope()
  let overrides = ScopeOverrides()
  let doubles = TestDoubleRegistry()
  let statics = StaticMembers()
  let endings = ScopeEndings()
  let noted = ScopeRemarks()
  let freed = FreedContainers()
  let clocks = SleptClocks()
  /// The suite or class whose set-up the test shares, if there is one.
  let outer: TestScope?
  let recorder: any TestRecorder
  let state = Lock(State())
  let leaks: LeakWatch
  /// What a report needs; `nil` if none was requested.
  let usage: ScopeUsage?

  /// - Parameters:
  ///   - identity: the name in the report of the process; `nil` if it does not report the test.
  ///     Evaluated only if there is a report.
  ///   - report: the report to write into.
  package init(
    testName: String,
    extent: Extent = .test,
    file: String? = nil,
    line: UInt = 0,
    within outer: TestScope? = nil,
    recorder: any TestRecorder,
    reportedAs identity: @autoclosure () -> TestIdentity? = nil,
    in report: UsageReport? = .current
  ) {
    self.testName = testName
    self.extent = extent
    self.file = file
    self.line = line
    self.outer = outer
    self.recorder = recorder
    leaks = LeakWatch(testName: testName)
    usage = report.flatMap { report in
      identity().map { ScopeUsage(of: $0, extent, in: report) }
    }
    journal = JournalStore(isTotalled: usage != nil)
    TestDoubles.areFound
    TestRun.begin(Toolkit.self)
    if extent == .test { RunningTests.shared.add(self) }
    LibraryCopies.inProcess.report()
    LiveAccessMisuse.report()
  }

  package var isOver: Bool { state.withLock { $0.isEnding || $0.isOver } }

  /// The number of uses of its containers and doubles, and those of its suites.
  var uses: Int {
    sequence(first: self, next: \.outer).reduce(0) { sum, scope in
      sum + scope.calls.last.load(ordering: .relaxed) + scope.journal.total
    }
  }

  /// The live keys whose use was reported to the test.
  var reportedLiveKeys: Set<Key> { state.withLock(\.live) }

  package func isFirstReport(ofLive key: Key) -> Bool {
    state.withLock { $0.live.insert(key).inserted }
  }

  package func opened(_ container: Container) {
    container.record(into: journal)
    let alive = state.withLock { state -> [Container] in
      state.containers.append(WeakContainer(container: container))
      guard state.containers.count >= state.pruneAt else { return [] }
      let alive = state.containers.compactMap(\.container)
      state.containers = alive.map { WeakContainer(container: $0) }
      state.pruneAt = max(64, alive.count * 2)
      return alive
    }
    // Released here, outside the lock: reading a container may release its last reference.
    withExtendedLifetime(alive) {}
  }

  /// Its remaining containers, the oldest first.
  package var containers: [Container] { state.withLock { $0.containers.compactMap(\.container) } }
}
