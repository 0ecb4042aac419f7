import Understudy

/// Answers that the test itself has given and no call has got, where no severity is set: a warning.
///
/// The test's own are those in its file, from its line on. What stands above, such as a suite's `init`, or in
/// another file serves many tests, of which one need not use everything.
extension TestScope {
  /// Notes them for the test's end, because the stub does not live until then, or forgets them.
  ///
  /// - Parameter verification: what was set for the stub itself.
  func noteUnusedAnswers(of piece: any JudgedPiece, _ verification: VerificationSettings) {
    guard extent == .test, let file, !isOver else { return }
    let unused = piece.unusedAnswers { $0.line >= line && $0.fileID == file }
    guard !unused.isEmpty, verification[.unusedAnswers] == nil,
      !overrides.current.levels(piece.container?.overrides).saysAnything(about: .unusedAnswers)
    else { return }
    doubles.note(unused)
  }

  /// The same for doubles that live in a container.
  func noteUnusedAnswers(in container: Container) {
    guard extent == .test, file != nil else { return }
    for piece in container.pieces where piece.container === container && !piece.isJudged {
      piece.noteJudged()
      noteUnusedAnswers(of: piece, piece.verification)
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
