import Understudy

// What happened to answers is kept beside the state, which each call reads and changes.
extension Stub {
  /// Sets the answer for all arguments, and keeps an error that no call has received in its place.
  func setGeneral(_ supply: State.Supply, at site: SourceSite) {
    let replaced = state.withLock { $0.unusedError(replacedAt: site) }
    change { $0.setGeneral(supply, at: site) }
    guard let replaced else { return }
    attachment.withLock { attachment in
      guard !attachment.replaced.contains(where: replaced.isSame) else { return }
      attachment.replaced.append(replaced)
    }
  }

  /// Records that answers are removed, if there are any.
  func noteClearing() {
    guard state.withLock(\.hasAnswers) else { return }
    attachment.withLock { attachment in
      attachment.haveAnswersBeenCleared = true
      if !attachment.replaced.isEmpty { attachment.replaced = [] }
    }
  }
}

extension StubState {
  /// The general error that no call has received, if it is one: it was meant to come first. A value
  /// may be that of a usual case.
  fileprivate func unusedError(replacedAt site: SourceSite) -> ReplacedAnswer? {
    guard isGeneralUnused, case .always(.failure)? = general?.source else { return nil }
    return ReplacedAnswer(answer: generalAnswer, replacedAt: site)
  }

  fileprivate var hasAnswers: Bool {
    general != nil || !rules.isEmpty || faults != nil || fallbackAnswer !== declaredAnswer
  }
}
