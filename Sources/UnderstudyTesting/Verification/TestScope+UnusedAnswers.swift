import Understudy

/// The check for unused answers that the test itself has set, if no severity is set: a warning.
///
/// The test's own answers are those in its file, from its line on. Code above, such as a suite's
/// `init`, or in another file serves many tests, each of which need not use everything.
extension TestScope {
  /// Whether the line belongs to the test, as far as that is known: in its file, from its line on.
  func isOwn(_ site: SourceSite) -> Bool {
    extent == .test && site.line >= line && site.fileID == file
  }

  /// Records the issues for the test's end, because the stub is released before then, or drops
  /// them.
  ///
  /// - Parameter verification: the settings of the stub itself.
  func noteUnusedAnswers(of member: any VerifiableMember, _ verification: VerificationSettings) {
    guard extent == .test, file != nil, !isOver else { return }
    let unused = member.unusedAnswers(givenAt: isOwn)
    let replaced = member.replacedAnswers(givenAt: isOwn)
    guard !(unused.isEmpty && replaced.isEmpty), verification[.unusedAnswers] == nil,
      !overrides.current.levels(member.container?.overrides).saysAnything(about: .unusedAnswers)
    else { return }
    doubles.note(unused, explaining: replaced + member.overruledAnswers(givenAt: isOwn))
  }

  /// Records the issues of the doubles in a container.
  func noteUnusedAnswers(in container: Container) {
    guard extent == .test, file != nil else { return }
    for member in container.stubMembers where member.container === container && !member.isJudged {
      member.noteJudged()
      noteUnusedAnswers(of: member, member.verification)
    }
  }

  /// Records what may explain why the test has failed, as warnings: clocks that stood still,
  /// registrations that came too late, and answers that other ones replaced or overruled.
  package func recordHints() {
    recordStandingClocks()
    recordLateRegistrations()
    for container in containers { noteUnusedAnswers(in: container) }
    for var issue in doubles.takeExplaining() {
      issue.severity = .warning
      record(issue)
    }
  }

  func judgeUnusedAnswers() {
    for container in containers { noteUnusedAnswers(in: container) }
    for var issue in doubles.takeNoted() {
      issue.severity = .warning
      record(issue)
    }
  }
}
