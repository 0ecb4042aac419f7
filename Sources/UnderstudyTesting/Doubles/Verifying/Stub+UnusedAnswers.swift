import Understudy

extension Stub {
  func unusedAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue] {
    issues(about: unusedSources.filter { $0.site.map(isMeant) ?? false })
  }

  func replacedAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue] {
    let replaced = attachment.withLock(\.replaced).filter { $0.isGiven(at: isMeant) }
    let prefix = prefix
    return replaced.map { replaced in
      let text = """
        An answer for \(prefix)\(name) was given but never used: it was replaced at \(replaced.replacedAt).
          fix: to give one after the other, write replies(.throws(error), .returns(value)); \
        if it is a default, give it with byDefault(_:); otherwise remove it.
        """
      return ContainerIssue(text, at: replaced.answer.site ?? site)
    }
  }

  func overruledAnswers(givenAt isMeant: (SourceSite) -> Bool) -> [ContainerIssue] {
    let answer = state.withLock { $0.isGeneralUnused ? $0.generalAnswer : nil }
    guard let answer, let site = answer.site, isMeant(site),
      let rule = taker(from: answer, nil, storedCalls)?.answer.site,
      rule.fileID == site.fileID, rule.line < site.line
    else { return [] }
    return [issue(aboutUnused: answer, for: nil)]
  }

  /// The rule that took the calls that the answer is for.
  private func taker(
    from answer: AnswerSource,
    _ pattern: ArgumentPattern<Arguments>?,
    _ calls: [Call<Arguments>]
  ) -> StubRule<Arguments>? {
    let (rules, unused) = state.withLock { ($0.rules, $0.unusedSources) }
    return rules.last { rule in
      rule.answer !== answer && !unused.contains { $0 === rule.answer }
        && calls.contains {
          rule.pattern.matches($0.arguments) && pattern?.matches($0.arguments) ?? true
        }
    }
  }

  func issues(about unused: [AnswerSource]) -> [ContainerIssue] {
    let rules = unused.isEmpty ? [] : state.withLock(\.rules)
    return unused.map { answer in
      issue(aboutUnused: answer, for: rules.first { $0.answer === answer }?.pattern)
    }
  }

  /// - Parameter pattern: the calls that the answer is for; `nil` for all.
  private func issue(
    aboutUnused answer: AnswerSource,
    for pattern: ArgumentPattern<Arguments>?
  ) -> ContainerIssue {
    let calls = storedCalls
    let meant = pattern.map { $0.text(of: MemberName(name), named: name) } ?? name
    let happened =
      calls.isEmpty
      ? ": the member was not called."
      : ", although the member was called:\(CallList.text(of: calls))"
    // A later rule may have answered the calls that this one matches.
    let isMet = pattern.map { pattern in calls.contains { pattern.matches($0.arguments) } } ?? true
    let isTakeable = pattern != nil || answer.kind == .general
    let taker = isTakeable ? taker(from: answer, pattern, calls)?.answer.site : nil
    let reason = taker.map { site in
      pattern == nil
        ? "the answer after .when(…) at \(site) took these calls, as it has priority over one for all arguments"
        : "the answer at \(site) took these calls"
    }
    let fix = CallList.fixOfUnusedAnswer(
      isCalled: !calls.isEmpty,
      isRule: meant != name && !isMet,
      taker: reason
    )
    let text = """
      An answer for \(prefix)\(meant) was given but never used\(happened)
        fix: \(fix)
      """
    return ContainerIssue(text, at: answer.site ?? site)
  }
}
