/// The condition of an answer. Its pattern may run the user's code: call it only outside the lock.
@usableFromInline
struct StubRule<Arguments> {
  /// The number of the rule among those of one member, counting those before a reset.
  @usableFromInline let serial: Int
  @usableFromInline let answer: AnswerSource
  @usableFromInline let pattern: ArgumentPattern<Arguments>
}
