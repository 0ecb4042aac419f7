/// A member of a test double: it stands in for one member of the double's protocol.
///
/// ``Stub`` and ``Spy`` conform to it. The protocol finds and lists a double's members, whatever
/// their types.
public protocol DoubleMember: Sendable {
  /// The name of the member as it was declared, such as `getUser(id:)`.
  var name: String { get }

  /// The recorded calls as text, in order.
  var recordedCalls: [RecordedCall] { get }

  /// Removes the recorded calls and keeps the answers.
  func clearCalls()

  /// Removes the answers and keeps the recorded calls.
  func clearAnswers()

  /// Removes calls and answers: the member is as new.
  func reset()
}
