import Understudy

/// The actions that a call has to perform outside the lock before it gets its answer.
@usableFromInline
struct CallFollowUp<Arguments> {
  /// The rules to try, the earliest first; empty if there are none or the answer is drawn already.
  @usableFromInline let rules: [StubRule<Arguments>]
  /// The observers of the call, if there are any.
  @usableFromInline var onlookers: CallObservers?

  @usableFromInline final class CallObservers {
    /// The line that disallowed further calls.
    let disallowedAt: SourceSite?
    /// The waits that a matching call may end.
    let watchers: [CallWatcher<Arguments>]
    /// The waits that the call has ended.
    let resumptions: [TaskWaitList.Resumption]

    init(
      disallowedAt: SourceSite?,
      watchers: [CallWatcher<Arguments>],
      resumptions: [TaskWaitList.Resumption]
    ) {
      self.disallowedAt = disallowedAt
      self.watchers = watchers
      self.resumptions = resumptions
    }
  }

  @inlinable
  init(rules: [StubRule<Arguments>]) { self.rules = rules }
}
