import Synchronization
package import Understudy

/// The scope of one test, which its containers share: it receives their issues and knows which of
/// them are open.
///
/// An issue on the test's own task is recorded there at once. One from elsewhere is printed, so
/// that a hang does not hide it, kept, and recorded when the scope ends. One from after the end is
/// recorded at once, with the name of the test.
package final class TestScope: TestHost {
  private struct WeakContainer {
    weak var container: Container?
  }

  private struct State {
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
    /// Whether its framework ends it after a time.
    var hasTimeLimit = false
    /// The actions to run at the time limit; `nil` once it is exceeded.
    var timeLimitActions: [@Sendable () -> Void]? = []
  }

  /// The name of the test in messages.
  package let testName: String
  /// The name within a sentence, with its line in parentheses: `sells() (SaleTests.swift:12)`.
  package var nameInText: String { Self.inText(testName) }
  package var nameOfTest: String? { nameInText }
  package var framework: TestFramework? { recorder.framework }

  /// Returns the name of a test or suite within a sentence, with its line in parentheses.
  package static func inText(_ testName: String) -> String {
    guard let comma = testName.lastIndex(of: ","), testName[comma...].contains(".swift:") else {
      return testName
    }
    return "\(testName[..<comma]) (\(testName[comma...].dropFirst(2)))"
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
  private let endings = ScopeEndings()
  let noted = ScopeRemarks()
  let freed = FreedContainers()
  let clocks = SleptClocks()
  /// The suite or class whose set-up the test shares, if there is one.
  let outer: TestScope?
  let recorder: any TestRecorder
  private let state = Lock(State())
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

  /// Records, on this task, the issues from elsewhere so far.
  package func recordKept() {
    for issue in takeKept() { deliver(issue) }
  }

  package func record(_ issue: ContainerIssue) {
    let isOnTestTask = recorder.isOnTestTask
    let isOver = state.withLock { state in
      if !state.isOver, !isOnTestTask { state.kept.append(issue) }
      return state.isOver
    }
    if isOver {
      recordLate(issue)
    } else if isOnTestTask {
      deliver(issue)
    } else {
      // Its first line, so that a hang or a trap leaves it behind; the rest is recorded with the
      // failure.
      StandardError.write(
        "\(issue.site): \(issue.message.prefix { $0 != "\n" })"
          + "\n  note: \(nameInText) gets the full text when it ends."
      )
    }
  }

  /// Records an issue with the framework, on this task.
  package func deliver(_ issue: ContainerIssue) {
    usage?.count(issue)
    recorder.record(issue)
  }

  /// Records an issue of code that outlived the test.
  private func recordLate(_ issue: ContainerIssue) {
    // One fix is enough where the issue's own would say the same.
    let known = "\n  fix: \(ContainerError.remedyWhenClosed)"
    let isKnown = issue.message.hasSuffix(known)
    let what = isKnown ? issue.message.dropLast(known.count) : issue.message[...]
    var late = issue
    late.message =
      "Work started by \(nameInText) is still running after the \(extent) ended: \(what)"
      + "\n  fix: await that work, or cancel it, before the \(extent) ends."
    let isNew = state.withLock { $0.told.insert("\(late.site) \(late.message)").inserted }
    guard isNew else { return }
    StandardError.write("\(late.site): \(late.message)")
    recorder.record(late)
  }

  /// Records that its framework cancels it after a time.
  package func noteTimeLimit() { state.withLock { $0.hasTimeLimit = true } }

  var hasTimeLimit: Bool { state.withLock(\.hasTimeLimit) }

  /// The number of uses of its containers and doubles, and those of its suites.
  var uses: Int {
    sequence(first: self, next: \.outer).reduce(0) { sum, scope in
      sum + scope.calls.last.load(ordering: .relaxed) + scope.journal.total
    }
  }

  /// Runs the actions for the time limit of the test, which has been cancelled for it.
  package func exceedTimeLimit() {
    let actions = state.withLock { state in
      defer { state.timeLimitActions = nil }
      return state.timeLimitActions ?? []
    }
    for action in actions { action() }
  }

  /// Runs the action when the test exceeds its time limit; at once if it has.
  func whenTimeLimitIsExceeded(_ action: @escaping @Sendable () -> Void) {
    let isExceeded = state.withLock { state in
      state.timeLimitActions?.append(action)
      return state.timeLimitActions == nil
    }
    if isExceeded { action() }
  }

  /// Runs the action when the test ends, before its containers are closed; at once if it is ending.
  func whenEnding(_ action: @escaping @Sendable () -> Void) { endings.add(action) }

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

  /// Closes every remaining container of the test, the newest first, and records, on this task, the
  /// issues from elsewhere.
  package func end() async {
    await close()
    finish()
  }

  /// Closes every remaining container of the test, the newest first, and records nothing.
  ///
  /// - Parameter limit: how long to wait for builds in progress in them, in total.
  package func close(within limit: Duration = .seconds(10)) async {
    beginEnding()
    let end = ContinuousClock.now + limit
    for container in openContainers() { await container.close(within: max(.zero, end - .now)) }
    // Containers that a hook, or code still running, has forked meanwhile. Forks of closed
    // containers are closed, so these are the last ones.
    for container in openContainers() where container.isOpen {
      await container.close(within: max(.zero, end - .now))
    }
    letGo()
    await leaks.settle()
  }

  package func hasHooks(_ container: Container) {
    state.withLock { state in
      guard !state.isEnding, !state.isOver else { return }
      state.held[ObjectIdentifier(container)] = container
    }
  }

  private func letGo() {
    let held = state.withLock { state in
      defer { state.held = [:] }
      return state.held
    }
    withExtendedLifetime(held) {}  // released here, outside the lock
  }

  /// Closes every remaining container where suspending is impossible.
  ///
  /// - Returns: `false` if a build is in progress, or if leaks are checked and a task of a
  ///   container may still hold instances it has built; then ``end()`` has to be awaited.
  package func endIfIdle() -> Bool {
    beginEnding()
    let containers = openContainers()
    // All of them, before one is closed: a build in progress may still resolve from another.
    guard leaks.isQuiet, containers.allSatisfy(\.isIdle) else { return false }
    for container in containers {
      guard container.closeIfIdle() else { return false }
    }
    // Containers that code still running has forked meanwhile.
    guard !self.containers.contains(where: \.isOpen) else { return false }
    finish()
    return true
  }

  /// Does what comes before the containers are closed.
  private func beginEnding() {
    state.withLock { $0.isEnding = true }
    collectUsage()
    doubles.end()
    endings.run()
  }

  private func openContainers() -> [Container] { containers.reversed() }

  /// Its remaining containers, the oldest first.
  package var containers: [Container] { state.withLock { $0.containers.compactMap(\.container) } }

  /// The issues from outside the test's task, kept for the end.
  var keptIssues: [ContainerIssue] { state.withLock(\.kept) }

  /// Ends the test permanently and records, on this task, the issues from elsewhere.
  ///
  /// Call it after ``close(within:)``, on the test's own task.
  package func finish() {
    // Clean-up hooks may still have used them.
    statics.end()
    letGo()
    // The remains of closed containers hold what factories have captured, which would be reported
    // as leaks.
    if leaks.isFollowing { for container in containers { container.dropRemains() } }
    let kept = takeKept(isOver: true)
    // Watchers for stuck tests need not wait any longer.
    exceedTimeLimit()
    RunningTests.shared.remove(self)
    for issue in kept { deliver(issue) }
  }

  /// Whether an issue from elsewhere waits to be recorded.
  package var hasKept: Bool { state.withLock { !$0.kept.isEmpty } }

  /// Keeps an issue that was printed already, to be recorded when the scope ends.
  ///
  /// - Returns: `false` if the scope has ended.
  package func keep(_ issue: ContainerIssue) -> Bool {
    state.withLock { state in
      if !state.isOver { state.kept.append(issue) }
      return !state.isOver
    }
  }

  private func takeKept(isOver: Bool = false) -> [ContainerIssue] {
    state.withLock { state in
      if isOver { state.isOver = true }
      defer { state.kept = [] }
      return state.kept
    }
  }
}

/// Records issues with a test framework.
package protocol TestRecorder: Sendable {
  /// Whether an issue recorded here and now belongs to the test that runs this code.
  var isOnTestTask: Bool { get }
  /// The framework; `nil` if it is none that has a trait or a class for a test's policy.
  var framework: TestFramework? { get }
  func record(_ issue: ContainerIssue)
}

extension TestRecorder {
  package var framework: TestFramework? { nil }
}

/// A recorder as the host of a whole process, for issues of containers that belong to no test.
package final class ProcessHost: TestHost {
  private let recorder: any TestRecorder

  package init(recorder: any TestRecorder) { self.recorder = recorder }

  package var isOnTestTask: Bool { recorder.isOnTestTask }
  package var framework: TestFramework? { recorder.framework }

  package func record(_ issue: ContainerIssue) {
    if !recorder.isOnTestTask { StandardError.write("\(issue.site): \(issue.message)") }
    recorder.record(issue)
  }
}
