/// An answer's condition. Its pattern may run the user's code: ask it only outside the lock.
@usableFromInline
struct StubRule<Arguments: Sendable>: Sendable {
  /// Counts the rules of one piece, those before a reset too.
  @usableFromInline let serial: Int
  @usableFromInline let answer: CallAnswer
  @usableFromInline let pattern: ArgumentPattern<Arguments>
}
