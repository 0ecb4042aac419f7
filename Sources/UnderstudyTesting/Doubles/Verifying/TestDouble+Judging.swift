import Understudy

/// What all pieces of a double can do at once.
protocol StubPiece: DoubleMember, JudgedPiece {
  var callsInFlight: Int { get }
  var unusedAnswers: [CallAnswer] { get }
  /// Is called by its property until it has a name.
  func take(property: String)
  /// Notes that the calls so far were read.
  func noteRead()
  func set(_ settings: VerificationSettings)
  /// Lets messages name the double, too.
  func belong(to double: any TestDouble)
  func seal(at site: SourceSite?)
  /// Forgets the calls.
  ///
  /// - Returns: those of them that no verification has matched.
  func takeUnverified() -> [RecordedCall]
  /// What its calls were, for a report that is read when the stub may be gone.
  func past(_ limit: Int) -> PastMember
  func record(_ issue: ContainerIssue)
}

extension TestDouble {
  /// The answers that no call has got, piece by piece; defaults do not count.
  ///
  /// ```swift
  /// #expect(gateway.unusedAnswers.isEmpty)
  /// ```
  public var unusedAnswers: [CallAnswer] { pieces.flatMap(\.unusedAnswers) }

  /// How many calls of all pieces have begun and not ended.
  ///
  /// ```swift
  /// #expect(gateway.callsInFlight == 0)
  /// ```
  public var callsInFlight: Int { pieces.reduce(0) { $0 + $1.callsInFlight } }

  /// Says that no call may come any more: each that does fails the test, at this line.
  ///
  /// ```swift
  /// try await office.close()
  /// gateway.seal()  // whatever is charged now is charged too late
  /// ```
  ///
  /// The calls are recorded and answered all the same. A reset takes the seal off, as does
  /// ``unseal()``.
  public func seal(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for piece in pieces { piece.seal(at: site) }
  }

  /// Lets calls come again.
  ///
  /// ```swift
  /// gateway.unseal()
  /// ```
  public func unseal() { for piece in pieces { piece.seal(at: nil) } }

  /// Fails the test for calls that were not verified, then forgets all calls, to go on from here.
  ///
  /// Answers stay, and sequences go on where they were.
  ///
  /// ```swift
  /// try await office.sell(seat)
  /// gateway.charging.verify()
  /// gateway.checkpoint()  // nothing else, and from here on anew
  /// try await office.refund(seat)
  /// ```
  ///
  /// A call that comes at the same moment is either judged or kept for what follows.
  public func checkpoint(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let left = pieces.flatMap { $0.takeUnverified() }.sorted(byPlace: \.place)
    guard let piece = pieces.first, !left.isEmpty else { return }
    let subject = left.count == 1 ? "1 call was" : "\(left.count) calls were"
    let list = CallList.text(of: left.map(\.description))
    let text = """
      \(subject) not verified before this checkpoint:\(list)
        fix: verify what is expected first; clearCalls() forgets calls without judging them.
      """
    piece.record(ContainerIssue(text, at: site))
  }

  /// Says what becomes of what is wrong about this double, whatever its container or test says.
  ///
  /// ```swift
  /// gateway.setVerification([.unusedAnswers, .unverifiedCalls], severity: .error)
  /// ```
  ///
  /// It is judged at the end of its test, if the test has not failed by then. What belongs to no
  /// test, because none of the code that made, registered or called it had a container, is judged when
  /// it is let go.
  ///
  /// - Parameters:
  ///   - verification: what it is about: unused answers, unverified or unexpected calls. The rest stays
  ///     as it is.
  ///   - severity: what becomes of it.
  public func setVerification(
    _ verification: Verification,
    severity: Verification.Severity,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    let settings = VerificationSettings(verification, severity: severity, at: site)
    for piece in pieces { piece.set(settings) }
  }

  var pieces: [any StubPiece] { members.compactMap { $0 as? any StubPiece } }
}
