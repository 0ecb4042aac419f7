/// The calls that a task waits for. Its predicate is the user's code: call it only outside the
/// lock.
@usableFromInline
struct CallWatcher<Arguments> {
  @usableFromInline let id: TaskWaitList.ID
  /// The predicate; `nil` for every call.
  @usableFromInline let matches: (@Sendable (Arguments) -> Bool)?
  /// The positions of the calls that it accepted.
  var matched: [Int] = []

  init(id: TaskWaitList.ID, matches: (@Sendable (Arguments) -> Bool)?) {
    self.id = id
    self.matches = matches
  }
}

extension ArgumentPattern {
  /// Returns whether a call is waited for; `nil` if every one is, so that none has to be tested.
  var watching: (@Sendable (Arguments) -> Bool)? {
    if isAnything { nil } else { { self.matches($0) } }
  }

  /// Whether every call matches.
  var isAnything: Bool { if case .anything = form { true } else { false } }
}
