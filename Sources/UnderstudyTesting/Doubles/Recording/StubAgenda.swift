import Understudy

/// What a call has to do outside the lock before it gets its answer.
@usableFromInline
struct StubAgenda<Arguments: Sendable>: Sendable {
  /// The rules to ask, the earliest first; none if there are none or the answer is drawn already.
  @usableFromInline let rules: [StubRule<Arguments>]
  /// What others want to know of the call, if there is anybody.
  @usableFromInline var onlookers: Onlookers?

  @usableFromInline final class Onlookers: Sendable {
    /// The line that said that no call may come any more.
    let seal: SourceSite?
    /// Who waits for calls like this one, if it is one.
    let watchers: [CallWatcher<Arguments>]
    /// Whose wait the call has ended.
    let resumptions: [TaskWaitList.Resumption]

    init(
      seal: SourceSite?,
      watchers: [CallWatcher<Arguments>],
      resumptions: [TaskWaitList.Resumption]
    ) {
      self.seal = seal
      self.watchers = watchers
      self.resumptions = resumptions
    }
  }

  @inlinable
  init(rules: [StubRule<Arguments>]) { self.rules = rules }
}
