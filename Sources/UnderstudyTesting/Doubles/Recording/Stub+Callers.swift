public import Synchronization
import Understudy

// A double that a static keeps serves other tests than its own, which may pass or fail because of it.
extension Stub {
  /// The number of calls whose test is looked up: it costs as much as a third of a call, and a test that
  /// calls another one's double rarely makes more calls before.
  @usableFromInline static var callsToCompare: Int { 64 }

  /// Whether the test of the next call is looked up.
  @inlinable var comparesTests: Bool { callsLeftToCompare.load(ordering: .relaxed) > 0 }

  /// Reports a call of another test than the member's own.
  @usableFromInline
  func compareTests() {
    callsLeftToCompare.subtract(1, ordering: .relaxed)
    let attached = attachment.withLock { $0 }
    // A fallback may be shared: the issue about what it stands in for is recorded already. So may equipment,
    // such as a logger. Statics of generated doubles are those of the test, if it has a container.
    guard attached.standIn == nil, !attached.verification.ignoresDoubles, !origin.isOfType else {
      return
    }
    let current = Container.override?.host as? TestScope
    if let owner = attached.host as? TestScope {
      guard otherTest(than: owner) != nil, let current else { return }
      attachment.withLock { $0.callers.other = current.nameInText }
      warn(attached.owner, sharing: owner.nameInText, with: current.nameInText, current)
    } else if let caller = current?.nameInText ?? MemberCallers.ofFramework,
      let first = firstCaller(attached.callers, unless: caller)
    {
      warn(attached.owner, sharing: first, with: caller, current)
    }
  }

  /// Adds a test that calls a member that belongs to none.
  ///
  /// - Returns: the test that called it first, if that is another one.
  private func firstCaller(_ callers: MemberCallers, unless caller: String) -> String? {
    if let first = callers.first, first == caller || callers.other == caller {
      return first == caller ? nil : first
    }
    return attachment.withLock { $0.callers.add(caller) }
  }

  /// Records in the test that calls that it and another one use the same double, once for each double.
  private func warn(
    _ double: String?,
    sharing owner: String,
    with caller: String,
    _ current: TestScope?
  ) {
    let remark = "\(double ?? name) of \(owner)"
    guard current?.isFirst(remark) ?? MemberCallers.isFirst("\(remark) in \(caller)") else {
      return
    }
    let member = double.map { "\($0).\(name)" } ?? name
    var issue = ContainerIssue(
      """
      \(MemberCallers.text(of: member, sharedWith: owner, in: caller))
        fix: make the double, and the object that calls it, in each test, not in a static; or, for that object, \
      \(TestScope.remedyOfShared).
      """,
      at: site,
      severity: .warning
    )
    issue.standsAtTest = true
    (current ?? OutletHost.shared as any TestHost).record(issue)
  }

  /// Makes the member one of the test whose code runs this, if it was another one's.
  func belongAnew() {
    let host = attachment.withLock { attachment in
      if attachment.callers.isKnown { attachment.callers = MemberCallers() }
      return attachment.host
    }
    if otherTest(than: host) != nil { moveIntoCurrentTest() }
  }
}

extension TestScope {
  /// Whether the test runs and has not been told of this.
  fileprivate func isFirst(_ remark: String) -> Bool {
    state.withLock { !$0.isOver && $0.told.insert(remark).inserted }
  }
}
