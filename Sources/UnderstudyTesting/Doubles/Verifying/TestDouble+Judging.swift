import Understudy

/// The common interface of all members of a double.
protocol StubMember: DoublePart, VerifiableMember {
  /// The name of the member as it was declared, such as `getUser(id:)`.
  var name: String { get }
  /// The recorded calls as text, in order.
  var erasedCalls: [RecordedCall] { get }
  /// The calls that no verification has matched so far, as text.
  var unverifiedHistory: [RecordedCall] { get }
  var callsInFlight: Int { get }
  var unusedSources: [AnswerSource] { get }
  /// Takes the name of its property until it has its own.
  func take(property: String)
  /// Records that the calls so far were read.
  func noteRead()
  /// Makes messages name the double, too.
  func belong(to double: any RecordingDouble)
  /// Removes the recorded calls and keeps the answers.
  func clearCalls()
  /// Removes the answers and keeps the recorded calls.
  func clearAnswers()
  /// Removes the calls.
  ///
  /// - Returns: the removed calls that no verification has matched.
  func takeUnverified() -> [RecordedCall]
  /// Returns its calls, for a report that is read when the stub may no longer exist.
  func past(_ limit: Int) -> PastMember
  func record(_ issue: ContainerIssue)
  /// Whether it was never called.
  var isUntouched: Bool { get }
  /// Fails the test if nothing was handed its double, and the registered one has unverified calls.
  func reportUnregistered(at site: SourceSite, onlyUnverified: Bool) -> Bool
}

extension RecordingDouble {
  /// The answers that no call has received, member by member; defaults do not count.
  package var unusedSources: [AnswerSource] { stubMembers.flatMap(\.unusedSources) }

  /// The number of calls of all members that have begun and not ended.
  ///
  /// ```swift
  /// #expect(gateway.callsInFlight == 0)
  /// ```
  public var callsInFlight: Int { stubMembers.reduce(0) { $0 + $1.callsInFlight } }

  /// Disallows further calls: each one fails the test, at this line.
  ///
  /// ```swift
  /// try await office.close()
  /// gateway.disallowFurtherCalls()  // a charge from now on is too late
  /// ```
  ///
  /// The calls are still recorded and answered. A reset allows calls again, as does ``allowFurtherCalls()``.
  public func disallowFurtherCalls(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for part in parts { part.disallowFurtherCalls(at: site) }
  }

  /// Allows calls again.
  ///
  /// ```swift
  /// gateway.allowFurtherCalls()
  /// ```
  public func allowFurtherCalls() {
    for part in parts { part.disallowFurtherCalls(at: nil) }
  }

  /// Fails the test for unverified calls, then removes all calls, so that a new phase can begin.
  ///
  /// Answers stay, and sequences continue where they were.
  ///
  /// ```swift
  /// try await office.sell(seat)
  /// gateway.charging.verify()
  /// gateway.checkpoint()  // no other calls; a new phase begins
  /// try await office.refund(seat)
  /// ```
  ///
  /// A call made at the same moment is either checked or kept for the next phase.
  public func checkpoint(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let left = stubMembers.flatMap { $0.takeUnverified() }.sorted(byPlace: \.place)
    guard let member = stubMembers.first, !left.isEmpty else { return }
    let calls = left.count == 1 ? "1 call" : "\(left.count) calls"
    let subject = "\(calls) to \(type(of: self)) \(left.count == 1 ? "was" : "were")"
    let list = CallList.text(of: left.map(\.description))
    let text = """
      \(subject) not verified before this checkpoint:\(list)
        fix: verify the expected calls first; clearCalls() clears calls without checking them.
      """
    member.record(ContainerIssue(text, at: site))
  }

  /// Sets how issues with this double are reported, overriding its container and test.
  ///
  /// ```swift
  /// gateway.setVerification(.unusedAnswers, .unverifiedCalls, severity: .error)
  /// ```
  ///
  /// The double is verified at the end of its test, unless the test has failed by then. One that
  /// belongs to no test, because the code that made, registered or called it had no container, is
  /// verified when it is released.
  ///
  /// - Parameters:
  ///   - check: a check to set: unused answers, unverified or unexpected calls. Those that are not
  ///     named stay unchanged.
  ///   - more: further checks to set.
  ///   - severity: the severity of the issues found.
  public func setVerification(
    _ check: Verification,
    _ more: Verification...,
    severity: IssueSeverity,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    let settings = VerificationSettings([check] + more, severity: severity, at: site)
    for part in parts { part.set(settings) }
  }
}
