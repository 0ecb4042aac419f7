package import Understudy

/// The members of doubles that a test verifies at its end, held until then.
///
/// Only members to be verified are held: a member retains the arguments of its calls.
final class TestDoubleRegistry: Sendable {
  private struct State {
    var stubMembers: [any VerifiableMember] = []
    var known: Set<ObjectIdentifier> = []
    /// The issues of stubs that no longer exist, or soon will not; for each line once.
    var noted: [ContainerIssue] = []
    /// Those of them that may explain why the test failed.
    var explaining: [ContainerIssue] = []
    /// Whether no more members are verified.
    var isOver = false
  }

  private let state = Lock(State())

  func add(_ member: any VerifiableMember) {
    state.withLock { state in
      guard !state.isOver, state.known.insert(ObjectIdentifier(member)).inserted else { return }
      state.stubMembers.append(member)
    }
  }

  /// Adds issues to record at the end, of which a test that has failed by then gets the explaining ones.
  func note(_ issues: [ContainerIssue], explaining: [ContainerIssue]) {
    state.withLock { state in
      guard !state.isOver else { return }
      for issue in issues + explaining where !state.noted.contains(where: { $0.site == issue.site })
      {
        state.noted.append(issue)
      }
      for issue in explaining where !state.explaining.contains(where: { $0.site == issue.site }) {
        state.explaining.append(issue)
      }
    }
  }

  /// Removes and returns the explaining ones.
  func takeExplaining() -> [ContainerIssue] {
    state.withLock { state in
      defer { state.explaining = [] }
      return state.explaining
    }
  }

  /// Removes and returns these issues.
  func takeNoted() -> [ContainerIssue] {
    state.withLock { state in
      defer { state.noted = [] }
      return state.noted
    }
  }

  /// Removes and returns the members, in the order in which they were added.
  func take() -> [any VerifiableMember] {
    state.withLock { state in
      defer { (state.stubMembers, state.known) = ([], []) }
      return state.stubMembers
    }
  }

  /// Releases the members, and takes no more: they hold their test, which would make a cycle.
  func end() {
    let stubMembers = state.withLock { state in
      defer { (state.stubMembers, state.known, state.isOver) = ([], [], true) }
      return state.stubMembers
    }
    withExtendedLifetime(stubMembers) {}  // released here, outside the lock
  }

  /// Removes and returns these members.
  func take(_ stubMembers: [any VerifiableMember]) -> [any VerifiableMember] {
    state.withLock { state in
      let taken = stubMembers.filter { state.known.remove(ObjectIdentifier($0)) != nil }
      let names = Set(taken.map { ObjectIdentifier($0) })
      state.stubMembers.removeAll { names.contains(ObjectIdentifier($0)) }
      return taken
    }
  }
}

/// A member of a double, as its test verifies it.
protocol VerifiableMember: AnyObject, Sendable {
  /// The verification settings of the double itself.
  var verification: VerificationSettings { get }
  /// Records that it is verified, now or later, so that its release need not do so.
  func noteJudged()
  /// Whether it is verified, now or later.
  var isJudged: Bool { get }
  /// The container it is registered in.
  var container: Container? { get }
  /// Returns its answers that no call has received and that were set at a matching line, as issues.
  func unusedAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue]
  /// Returns its errors that another answer replaced before a call had received them, both given at a
  /// matching line, as issues.
  func replacedAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue]
  /// Returns its answer for all arguments that no call has received, given at a matching line and
  /// after a rule that took the calls, as an issue.
  func overruledAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue]
  /// Returns its issues, as texts with their lines.
  ///
  /// - Parameters:
  ///   - option: a single option, for doubles.
  ///   - asking: the line that requested the check, for issues without a line of their own.
  func findings(_ option: Verification, asking: SourceSite?) -> [ContainerIssue]
}

extension VerifiableMember {
  /// Records its issues.
  func judge(_ levels: VerificationLevels, to record: (ContainerIssue) -> Void) {
    noteJudged()
    for finding in findings(levels, of: verification) { record(finding) }
  }

  /// Returns its issues that have a severity.
  func findings(
    _ levels: VerificationLevels,
    of verification: VerificationSettings
  ) -> [ContainerIssue] {
    var all: [ContainerIssue] = []
    var told: [Verification: ContainerIssue.Severity] = [:]
    for option in Verification.ofDoubles {
      let (severity, site) = levels.severity(of: option, for: verification)
      guard let weight = ContainerIssue.Severity(severity) else { continue }
      // These calls were reported already, among all unverified ones.
      if option == .unexpectedCalls, told[.unverifiedCalls] == weight { continue }
      told[option] = weight
      for var finding in findings(option, asking: site) {
        finding.severity = weight
        all.append(finding)
      }
    }
    return all
  }
}

extension TestScope {
  /// Takes a member that was attached to the test, to verify it if that is requested.
  func follow(_ member: any VerifiableMember) {
    let isAskedFor =
      member.verification.asksForDoubles
      || overrides.current.levels(member.container?.overrides).askForDoubles
    guard isAskedFor else { return }
    member.noteJudged()
    doubles.add(member)
  }

  /// Verifies the doubles of a container that ends before its test does, and is about to reset
  /// them.
  package func closes(_ container: Container) {
    guard !isOver else { return }
    let own = container.stubMembers.filter { $0.container === container }
    let state = overrides.current
    for member in doubles.take(own) {
      member.judge(state.levels(container.overrides)) { record($0) }
    }
    noteUnusedAnswers(in: container)
  }

  /// Verifies the doubles of the test.
  func judgeDoubles() {
    let state = overrides.current
    for member in doubles.take() {
      member.judge(state.levels(member.container?.overrides)) { record($0) }
    }
    judgeUnusedAnswers()
  }
}

extension OutletHost {
  /// Verifies the doubles of a container that belongs to no test.
  package func closes(_ container: Container) {
    let levels = VerificationLevels(
      container: container.overrides.verification,
      process: ProcessVerification.current
    )
    for member in container.stubMembers where member.container === container {
      member.judge(levels) { record($0) }
    }
  }
}
