/// A member of a test double: it stands in for one member of the double's protocol.
///
/// ``Stub`` and ``Spy`` conform to it. The protocol finds and lists a double's members, whatever
/// their types.
public protocol DoubleMember: Sendable {
  /// Removes calls and answers: the member is as new.
  func reset()
}
