package import Understudy

/// The pieces of doubles that a test judges at its end, held until then.
///
/// Only what is to be judged is held: a piece keeps what it was called with.
final class ScopeDoubles: Sendable {
  private struct State {
    var pieces: [any JudgedPiece] = []
    var known: Set<ObjectIdentifier> = []
    /// What was found at stubs that are gone, or will be; for each line once.
    var noted: [ContainerIssue] = []
    /// Whether nobody asks any more.
    var isOver = false
  }

  private let state = Lock(State())

  func add(_ piece: any JudgedPiece) {
    state.withLock { state in
      guard !state.isOver, state.known.insert(ObjectIdentifier(piece)).inserted else { return }
      state.pieces.append(piece)
    }
  }

  /// Notes what is to be recorded at the end, if the test has not failed by then.
  func note(_ issues: [ContainerIssue]) {
    state.withLock { state in
      guard !state.isOver else { return }
      for issue in issues where !state.noted.contains(where: { $0.site == issue.site }) {
        state.noted.append(issue)
      }
    }
  }

  /// Takes that out.
  func takeNoted() -> [ContainerIssue] {
    state.withLock { state in
      defer { state.noted = [] }
      return state.noted
    }
  }

  /// Takes them out, in the order in which they came.
  func take() -> [any JudgedPiece] {
    state.withLock { state in
      defer { (state.pieces, state.known) = ([], []) }
      return state.pieces
    }
  }

  /// Lets go of the pieces, and takes no more: they hold their test, which would hold them for ever.
  func end() {
    let pieces = state.withLock { state in
      defer { (state.pieces, state.known, state.isOver) = ([], [], true) }
      return state.pieces
    }
    withExtendedLifetime(pieces) {}  // released here, outside the lock
  }

  /// Takes out these.
  func take(_ pieces: [any JudgedPiece]) -> [any JudgedPiece] {
    state.withLock { state in
      let taken = pieces.filter { state.known.remove(ObjectIdentifier($0)) != nil }
      let names = Set(taken.map { ObjectIdentifier($0) })
      state.pieces.removeAll { names.contains(ObjectIdentifier($0)) }
      return taken
    }
  }
}

/// A piece of a double as its test judges it.
protocol JudgedPiece: AnyObject, Sendable {
  /// What was said about the double itself.
  var verification: VerificationSettings { get }
  /// Notes that it is judged, or will be, so that its end need not.
  func noteJudged()
  /// Whether it is judged, or will be.
  var isJudged: Bool { get }
  /// The container it is registered in.
  var container: Container? { get }
  /// Its answers that no call has got and that were given at such a line, as issues.
  func unusedAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue]
  /// What is wrong about it, as texts and the lines they belong to.
  ///
  /// - Parameters:
  ///   - option: a single one, about doubles.
  ///   - asking: the line that asked for it, for what has no line of its own.
  func findings(_ option: Verification, asking: SourceSite?) -> [ContainerIssue]
}

extension JudgedPiece {
  /// Records what is wrong about it.
  func judge(_ levels: VerificationLevels, to record: (ContainerIssue) -> Void) {
    noteJudged()
    for finding in findings(levels, of: verification) { record(finding) }
  }

  /// What is wrong about it and weighs something.
  func findings(
    _ levels: VerificationLevels,
    of verification: VerificationSettings
  ) -> [ContainerIssue] {
    var all: [ContainerIssue] = []
    var told: [Verification: ContainerIssue.Severity] = [:]
    for option in Verification.ofDoubles.each {
      let (severity, site) = levels.severity(of: option, for: verification)
      guard let weight = ContainerIssue.Severity(severity) else { continue }
      // Whoever was told of all calls that nothing has verified knows of these.
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
  /// Takes a piece that has become the test's own, to be judged if anybody asks for that.
  func follow(_ piece: any JudgedPiece) {
    let isAskedFor =
      piece.verification.asksForDoubles
      || overrides.current.levels(piece.container?.overrides).askForDoubles
    guard isAskedFor else { return }
    piece.noteJudged()
    doubles.add(piece)
  }

  /// Judges the doubles of a container that ends before its test does, and is about to reset them.
  package func closes(_ container: Container) {
    guard !isOver else { return }
    let own = container.pieces.filter { $0.container === container }
    let state = overrides.current
    for piece in doubles.take(own) { piece.judge(state.levels(container.overrides)) { record($0) } }
    noteUnusedAnswers(in: container)
  }

  /// Judges the doubles of the test.
  func judgeDoubles() {
    let state = overrides.current
    for piece in doubles.take() {
      piece.judge(state.levels(piece.container?.overrides)) { record($0) }
    }
    judgeUnusedAnswers()
  }
}

extension OutletSink {
  /// Judges the doubles of a container that belongs to no test.
  package func closes(_ container: Container) {
    let levels = VerificationLevels(
      container: container.overrides.verification,
      process: VerificationDefaults.current
    )
    for piece in container.pieces where piece.container === container {
      piece.judge(levels) { record($0) }
    }
  }
}
