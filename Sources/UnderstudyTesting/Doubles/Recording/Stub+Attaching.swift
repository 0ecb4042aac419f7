import Synchronization
public import Understudy

// A member belongs to a test: to that of the container it is registered in, otherwise to the one
// whose code made it, otherwise to the one whose code calls it first.
extension Stub: AttachedDouble {
  package var identity: AttachedDoubleIdentity? { AttachedDoubleIdentity(self, as: Stub.self) }

  package func attach(host: (any TestHost)?) {
    // A container without a host has nothing better to offer than the previous one.
    guard let host else { return }
    let before = attachment.withLock { attachment in
      defer { attachment.host = host }
      if attachment.host !== host, attachment.callers.other != nil {
        attachment.callers = MemberCallers()
      }
      return attachment.host
    }
    if before !== host { callsLeftToCompare.store(Self.callsToCompare, ordering: .relaxed) }
    withExtendedLifetime(before) {}  // released here: it may be the last reference to a test
    if let scope = CallScope.of(host) { state.withLock { $0.join(scope) } }
  }

  package func attached(to container: Container) {
    injected()
    belong(to: container)
  }

  package func injected() { attachment.withLock { $0.wasHandedOver = true } }

  private func belong(to container: Container) {
    let host = attachment.withLock { attachment in
      attachment.container = container
      return attachment.host
    }
    (host as? TestScope)?.follow(self)
  }

  package func containerDidReset() { makeNew() }

  package func restorer() -> (@Sendable () -> Void)? {
    nonisolated(unsafe) let earlier = state.withLock { $0 }  // a copy that only the closure has
    return { [self] in _ = change { $0.restore(earlier) } }
  }

  /// Joins the test whose code runs this, if any.
  func moveIntoCurrentTest() {
    guard let container = Container.override, let host = container.host else { return }
    attach(host: host)
    belong(to: container)
  }

  /// Joins a scope permanently, so that its first call has a number, and takes the caller's name if
  /// it has none.
  @usableFromInline
  func joinScope(callingFrom function: StaticString) {
    label._withUnsafeGuaranteedRef { $0.take(function) }
    let isPlaced = state.withLock { state in
      state.takeName()
      return state.scope != nil
    }
    if isPlaced { return }
    moveIntoCurrentTest()
    state.withLock { if $0.scope == nil { $0.join(.process) } }
  }

  /// Records an issue in the test that the member belongs to.
  func record(_ issue: ContainerIssue) {
    let (host, callers) = attachment.withLock { ($0.host, $0.callers) }
    // A member that several tests share belongs to the one that runs.
    if let other = otherTest(than: host) {
      return NearestHost.record(
        shared(
          issue,
          with: other.nameInText,
          in: (Container.override?.host as? TestScope)?.nameInText
        )
      )
    }
    let scope = host as? TestScope
    let running = scope?.nameInText ?? IssueOutlet.processHost?.nameOfTest
    var issue = callers.other(than: running).map { shared(issue, with: $0, in: running) } ?? issue
    if let scope, scope.testWithin != nil {
      issue.add(
        note:
          "the set-up of \(scope.nameInText) made this double once, for all its tests, which share its calls and "
          + "answers."
      )
      issue.begin(fix: "make the double in each test; otherwise ")
    }
    let isLeft = host?.isOver == true && Container.override?.host != nil
    NearestHost.record(issue, preferring: isLeft ? nil : host)
  }

  /// Returns the test whose code runs this, if it is not the one that the member belongs to.
  func otherTest(than host: (any TestHost)?) -> TestScope? {
    guard let attachment = host as? TestScope, attachment.extent == .test,
      let running = Container.override?.host as? TestScope, running !== attachment
    else { return nil }
    return attachment
  }

  private func shared(_ issue: ContainerIssue, with other: String, in running: String?)
    -> ContainerIssue
  {
    var issue = issue
    issue.add(note: MemberCallers.text(of: name, sharedWith: other, in: running))
    issue.begin(
      fix: "make the double, and what calls it, in each test, not in a static let or a global; "
        + "if that is not enough, "
    )
    return issue
  }
}
