/// Which calls a task waits for. Its predicate is the user's code: ask it only outside the lock.
@usableFromInline
struct CallWatcher<Arguments: Sendable>: Sendable {
  @usableFromInline let id: TaskWaitList.ID
  /// `nil` for every call.
  @usableFromInline let matches: (@Sendable (Arguments) -> Bool)?
  /// The places of the calls that it accepted.
  var matched: [Int] = []

  init(id: TaskWaitList.ID, matches: (@Sendable (Arguments) -> Bool)?) {
    self.id = id
    self.matches = matches
  }
}

extension ArgumentPattern {
  /// Whether a call is waited for; `nil` if every one is, so that none has to be asked about.
  var watching: (@Sendable (Arguments) -> Bool)? {
    if isAnything { nil } else { { self.matches($0) } }
  }

  /// Whether every call matches.
  var isAnything: Bool { if case .anything = form { true } else { false } }
}
