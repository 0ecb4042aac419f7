import Synchronization
package import Understudy

/// One test, as its containers know it: where their issues go, and which of them are open.
///
/// An issue noticed on the test's own task is recorded there at once. One noticed elsewhere is
/// printed, so that a hang cannot swallow it, kept, and recorded when the scope ends. One noticed
/// after the end is recorded at once, naming the test.
package final class TestScope: IssueSink {
  private struct WeakContainer {
    weak var container: Container?
  }

  private struct State {
    var kept: [ContainerIssue] = []
    var containers: [WeakContainer] = []
    var pruneAt = 64
    /// Those that have clean-up hooks, which only closing runs; let go when they are closed.
    var held: [ObjectIdentifier: Container] = [:]
    /// Its containers are being closed.
    var isEnding = false
    var isOver = false
    /// What leftovers were told already: one that polls is told once.
    var told: Set<String> = []
    /// The live keys whose use was reported to the test.
    var live: Set<Key> = []
    /// Whether its framework ends it by itself.
    var hasTimeLimit = false
    /// What happens at the time limit; `nil` once it is exceeded.
    var timeLimitActions: [@Sendable () -> Void]? = []
  }

  /// What messages call the test.
  package let testName: String
  /// The same in the middle of a sentence: a name with its line ends with a comma.
  package var nameInText: String { testName.contains(".swift:") ? testName + "," : testName }
  /// What it is the scope of: a case or a method, or what several of them have in common.
  package enum Extent: Sendable { case test, suite }
  package let extent: Extent
  /// The file the test stands in, as `#fileID` spells it, where the framework tells.
  let file: String?
  /// The line the test begins at.
  let line: UInt

  /// What all of its containers write into.
  package let journal = JournalStore()
  /// What numbers the calls of its doubles.
  package let calls = CallScope()
  let overrides = ScopeOverrides()
  let doubles = ScopeDoubles()
  let noted = ScopeRemarks()
  let freed = FreedContainers()
  /// The suite or class whose set-up the test shares, if there is one.
  let outer: TestScope?
  let recorder: any TestRecorder
  private let state = Lock(State())
  let leaks: LeakWatch

  package init(
    testName: String,
    extent: Extent = .test,
    file: String? = nil,
    line: UInt = 0,
    within outer: TestScope? = nil,
    recorder: any TestRecorder
  ) {
    self.testName = testName
    self.extent = extent
    self.file = file
    self.line = line
    self.outer = outer
    self.recorder = recorder
    leaks = LeakWatch(testName: testName)
    TestDoubles.areFound
    TestRun.begin(Toolkit.self)
    if extent == .test { RunningTests.shared.add(self) }
    LibraryCopies.inProcess.report()
    LiveAccessMisuse.report()
  }

  package var isOver: Bool { state.withLock { $0.isEnding || $0.isOver } }

  /// Records on this task what was noticed elsewhere so far.
  package func recordKept() {
    for issue in takeKept() { recorder.record(issue) }
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
      recorder.record(issue)
    } else {
      // Its first line, so that a hang or a trap leaves it behind; the rest comes with the failure.
      StandardError.write(
        "\(issue.site): \(issue.message.prefix { $0 != "\n" })"
          + "\n  note: noticed off the task of \(nameInText) which gets the whole text when it ends."
      )
    }
  }

  /// Records what something has done that outlived the test.
  private func recordLate(_ issue: ContainerIssue) {
    var late = issue
    late.message =
      "\(nameInText) is over, and something it started goes on: \(issue.message)"
      + "\n  fix: let the test wait for what it starts, or cancel it before the test ends."
    let isNew = state.withLock { $0.told.insert("\(late.site) \(late.message)").inserted }
    guard isNew else { return }
    StandardError.write("\(late.site): \(late.message)")
    recorder.record(late)
  }

  /// Notes that its framework cancels it after a time.
  package func noteTimeLimit() { state.withLock { $0.hasTimeLimit = true } }

  var hasTimeLimit: Bool { state.withLock(\.hasTimeLimit) }

  /// How often its containers and doubles, and those of its suites, have been used.
  var uses: Int {
    sequence(first: self, next: \.outer).reduce(0) { sum, scope in
      sum + scope.calls.last.load(ordering: .relaxed) + scope.journal.total
    }
  }

  /// Runs what waits for the time limit of the test, which has been cancelled for it.
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
    // Released here, outside the lock: whoever looks at one may be the last to let go of it.
    withExtendedLifetime(alive) {}
  }

  /// Closes every container of the test that is still there, the newest first, and records on this
  /// task what was noticed elsewhere.
  package func end() async {
    await close()
    finish()
  }

  /// Closes every container of the test that is still there, the newest first, and records nothing.
  ///
  /// - Parameter limit: how long what is being built in them is awaited, in all.
  package func close(within limit: Duration = .seconds(10)) async {
    state.withLock { $0.isEnding = true }
    doubles.end()
    let end = ContinuousClock.now + limit
    for container in openContainers() { await container.close(within: max(.zero, end - .now)) }
    // What a hook, or something that goes on, has forked meanwhile. From closed ones only closed
    // ones come, so this is the last of them.
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

  /// The same for a place that cannot suspend.
  ///
  /// - Returns: `false` if something is being built, or if leaks are looked for and a task of a
  ///   container may still hold what it has built; then ``end()`` has to be awaited.
  package func endIfIdle() -> Bool {
    state.withLock { $0.isEnding = true }
    doubles.end()
    let containers = openContainers()
    // All of them, before one is closed: what is being built may still ask another.
    guard leaks.isQuiet, containers.allSatisfy(\.isIdle) else { return false }
    for container in containers {
      guard container.closeIfIdle() else { return false }
    }
    // What something that goes on has forked meanwhile.
    guard !self.containers.contains(where: \.isOpen) else { return false }
    finish()
    return true
  }

  private func openContainers() -> [Container] { containers.reversed() }

  /// Its containers that are still there, the oldest first.
  package var containers: [Container] { state.withLock { $0.containers.compactMap(\.container) } }

  /// What was noticed off the test's task and waits for the end.
  var keptIssues: [ContainerIssue] { state.withLock(\.kept) }

  /// Ends the test for good and records, on this task, what was noticed elsewhere.
  ///
  /// Whoever has awaited ``close(within:)`` calls it, on the test's own task.
  package func finish() {
    letGo()
    // What they have left holds what factories have captured, which would be taken for leaks.
    if leaks.isFollowing { for container in containers { container.dropRemains() } }
    let kept = takeKept(isOver: true)
    // They look whether it is over, and have no reason to wait any longer.
    exceedTimeLimit()
    RunningTests.shared.remove(self)
    for issue in kept { recorder.record(issue) }
  }

  /// Whether something noticed elsewhere waits to be recorded.
  package var hasKept: Bool { state.withLock { !$0.kept.isEmpty } }

  /// Keeps an issue that was printed already, to be recorded when the scope ends.
  ///
  /// - Returns: `false` if it has ended.
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

/// How a test framework takes an issue.
package protocol TestRecorder: Sendable {
  /// Whether an issue recorded here and now lands on the test that runs this code.
  var isOnTestTask: Bool { get }
  func record(_ issue: ContainerIssue)
}

/// A recorder as the sink of a whole process, for issues of containers that belong to no test.
package final class ProcessSink: IssueSink {
  private let recorder: any TestRecorder

  package init(recorder: any TestRecorder) { self.recorder = recorder }

  package var isOnTestTask: Bool { recorder.isOnTestTask }

  package func record(_ issue: ContainerIssue) {
    if !recorder.isOnTestTask { StandardError.write("\(issue.site): \(issue.message)") }
    recorder.record(issue)
  }
}
