/// A piece of a test double: what stands for one member of the protocol it plays.
///
/// ``Stub`` and ``Spy`` are the pieces there are. The protocol is what a double's pieces are found
/// and listed by, whatever their types.
public protocol DoubleMember: Sendable {
  /// The member's name as it was declared, such as `getUser(id:)`.
  var name: String { get }

  /// The calls so far as text, in order.
  var recordedCalls: [RecordedCall] { get }

  /// Forgets the calls and keeps the answers.
  func clearCalls()

  /// Forgets the answers and keeps the calls.
  func clearAnswers()

  /// Forgets calls and answers: the piece is as new.
  func reset()
}
