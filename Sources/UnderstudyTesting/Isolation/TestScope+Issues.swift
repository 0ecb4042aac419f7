package import Understudy

/// The issues of a test: recorded at once on its own task, kept from elsewhere until its scope ends.
extension TestScope {
  /// Records, on this task, the issues from elsewhere so far.
  package func recordKept() {
    for issue in takeKept() { deliver(issue) }
  }

  package func record(_ issue: ContainerIssue) {
    if let test = testWithin { return test.record(issue) }
    let isOnTestTask = recorder.isOnTestTask
    forgetMisses(in: issue)
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
          + "\n  note: \(nameInText) gets the full text when it ends, if the process lives until then."
      )
    }
  }

  /// The running test that shares this suite's set-up and whose code runs this: what it does with the
  /// suite's container, or with a double of set-up, is its own.
  var testWithin: TestScope? {
    guard extent == .suite, let test = TestScope.inReach, test.extent == .test, !test.isOver,
      sequence(first: test, next: \.outer).contains(where: { $0 === self })
    else { return nil }
    return test
  }

  /// Records an issue with the framework, on this task.
  package func deliver(_ issue: ContainerIssue) {
    usage?.count(issue)
    recorder.record(issue)
  }

  /// Records an issue of code that outlived the test.
  private func recordLate(_ issue: ContainerIssue) {
    // Its own fix is about a test that still runs.
    var what = issue.message[...]
    if let fix = what.ranges(of: "\n  fix: ").last { what = what[..<fix.lowerBound] }
    let current = Container.override?.host as? TestScope
    let user = current.flatMap { $0.isOver && $0 !== self ? nil : $0 }
    var late = issue
    late.message = "\(headline(ofLateUseBy: user))\(what)\n  fix: \(remedy(ofLateUseBy: user))."
    let isNew = state.withLock {
      $0.told.insert("\(late.site) \(what) \(user?.nameInText ?? "")").inserted
    }
    guard isNew else { return }
    StandardError.write("\(late.site): \(late.message)")
    recorder.record(late)
  }

  /// - Parameter user: the running test whose code uses the container, or an object of it.
  private func headline(ofLateUseBy user: TestScope?) -> String {
    guard let user, user !== self else {
      return "Work started by \(nameInText) is still running after the \(extent) ended: "
    }
    let (name, other) = (nameInText, user.nameInText)
    return name == other
      ? "A case of \(name) uses an object or the container of an earlier case, which has ended: "
      : "\(other) uses an object or the container of \(name), which has ended: "
  }

  private func remedy(ofLateUseBy user: TestScope?) -> String {
    let awaiting = "await or cancel that work before the \(extent) ends"
    if user === self { return awaiting }
    return user == nil
      ? "\(awaiting); or, if a static variable keeps an object of that \(extent), create the object in each test"
      : "find the static that keeps the object, and create that object in each test, or \(Self.remedyOfShared)"
  }

  /// What to write instead of a `static let shared`.
  static var remedyOfShared: String {
    "replace static let shared by static var shared: … { try! Container.current.resolve() }, and register its "
      + "type in the app and in the tests that use it"
  }

  /// The issues from outside the test's task, kept for the end.
  var keptIssues: [ContainerIssue] { state.withLock(\.kept) }

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

  func takeKept(isOver: Bool = false) -> [ContainerIssue] {
    state.withLock { state in
      if isOver { state.isOver = true }
      defer { state.kept = [] }
      return state.kept
    }
  }
}
