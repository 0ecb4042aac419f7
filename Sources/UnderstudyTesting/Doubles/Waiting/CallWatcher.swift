/// Which calls a task waits for. Its predicate is the user's code: ask it only outside the lock.
@usableFromInline
struct CallWatcher<Arguments: Sendable>: Sendable {
  @usableFromInline let id: TaskWaitList.ID
  /// `nil` for every call.
  @usableFromInline let matches: (@Sendable (Arguments) -> Bool)?
}
