public import Understudy

/// What a call has to do outside the lock before it gets its answer.
@usableFromInline
struct StubAgenda<Arguments: Sendable>: Sendable {
  /// The rules to ask, the earliest first; none if there are none or the answer is drawn already.
  @usableFromInline var rules: [StubRule<Arguments>]
  /// The line that said that no call may come any more.
  @usableFromInline var seal: SourceSite?

  /// Who waits for calls like this one, if it is one.
  @usableFromInline var watchers: [CallWatcher<Arguments>]
  /// Whose wait the call has ended.
  @usableFromInline var resumptions: [TaskWaitList.Resumption]

  @inlinable
  init(
    rules: [StubRule<Arguments>],
    seal: SourceSite?,
    watchers: [CallWatcher<Arguments>],
    resumptions: [TaskWaitList.Resumption]
  ) {
    self.rules = rules
    self.seal = seal
    self.watchers = watchers
    self.resumptions = resumptions
  }
}
