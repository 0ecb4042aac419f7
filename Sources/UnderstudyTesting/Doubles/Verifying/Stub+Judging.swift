import Understudy

extension Stub: StubMember {
  var verification: VerificationSettings { attachment.withLock(\.verification) }
  var container: Container? { attachment.withLock(\.container) }

  func findings(_ option: Verification, asking: SourceSite?) -> [ContainerIssue] {
    switch option {
    case .unusedAnswers:
      let test = attachment.withLock(\.host) as? TestScope
      return issues(about: unusedSources)
        + replacedAnswers(givenAt: { test?.isOwn($0) ?? false })
    case .unverifiedCalls:
      return issue(
        about: unseenCalls,
        "not verified",
        "verify each, or call setVerification(.unverifiedCalls, severity: .ignore) on the double.",
        at: asking
      )
    case .unexpectedCalls:
      return issue(
        about: unseenCalls.filter { [.nothingNeeded, .missing].contains($0.answer) },
        "neither verified nor answered",
        "verify each, give it an answer or a default, or find out what makes it; or call "
          + "setVerification(.unexpectedCalls, severity: .ignore) on the double.",
        at: asking
      )
    default: return []
    }
  }

  func belong(to double: any RecordingDouble) {
    attachment.withLock { $0.owner = "\(type(of: double))" }
  }

  func isMade(at site: SourceSite) { attachment.withLock { $0.madeAt = site } }

  func standsIn(for missing: StandIn) { attachment.withLock { $0.standIn = missing } }

  /// The member's name with the type of its double, for messages at other sites:
  /// `MailerSpy.send(_:to:)`.
  private var fullName: String { prefix + name }

  /// The type of its double with a dot, unless the name begins with it, as long as no call has told
  /// the member's own.
  var prefix: String {
    guard let owner = attachment.withLock(\.owner), !name.hasPrefix("\(owner).") else { return "" }
    return "\(owner)."
  }

  var isJudged: Bool { attachment.withLock(\.isJudged) }

  /// The calls that were neither verified nor read.
  private var unseenCalls: [Call<Arguments>] { state.withLock(\.unseenCalls) }

  func take(property: String) { label._withUnsafeGuaranteedRef { $0.take(property: property) } }

  func noteRead() { state.withLock { $0.readCalls = $0.calls.count } }

  func noteJudged() { attachment.withLock { $0.isJudged = true } }

  /// Verifies a member that no test or container verifies, if that was requested: when it can
  /// receive no more calls.
  func judgeAtTheEnd() {
    let attachment = attachment.withLock { $0 }
    guard !attachment.isJudged else { return }
    guard attachment.verification.asksForDoubles else {
      (attachment.host as? TestScope)?.noteUnusedAnswers(of: self, attachment.verification)
      return
    }
    let levels = VerificationLevels()
    let found = findings(levels, of: attachment.verification)
    for finding in found { NearestHost.record(finding) }
  }

  func takeUnverified() -> [RecordedCall] {
    let left = state.withLock { state in (state.takeUnverified(), ended: state.takeEnded()) }
    left.ended.resume()
    return erase(left.0.unverified)
  }

  private func issue(
    about calls: [Call<Arguments>],
    _ what: String,
    _ fix: String,
    at asking: SourceSite?
  ) -> [ContainerIssue] {
    guard !calls.isEmpty else { return [] }
    let subject =
      calls.count == 1 ? "1 call to \(fullName) was" : "\(calls.count) calls to \(fullName) were"
    let text = "\(subject) \(what):\(CallList.text(of: calls))\n  fix: \(fix)"
    return [ContainerIssue(text, at: asking ?? site)]
  }
}

extension Stub {
  /// Returns the same member, verified only on request: for doubles used as equipment, which record
  /// calls incidentally.
  func unjudged() -> Self {
    set(VerificationSettings(Verification.ofDoubles, severity: .ignore, at: site))
    return self
  }
}

extension Stub {
  /// Sets how issues with this member are reported, overriding its container and test.
  ///
  /// ```swift
  /// gateway.charging.setVerification(.unusedAnswers, .unverifiedCalls, severity: .error)
  /// ```
  ///
  /// The member is verified at the end of its test, unless the test has failed by then. One that
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
    set(VerificationSettings([check] + more, severity: severity, at: site))
  }

  func set(_ settings: VerificationSettings) {
    let host = attachment.withLock { attachment in
      attachment.verification = settings.over(attachment.verification)
      return attachment.host
    }
    (host as? TestScope)?.follow(self)
  }
}
