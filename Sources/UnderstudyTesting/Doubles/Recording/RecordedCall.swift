/// One recorded call as text, so that calls of different members fit into one history.
///
/// ```swift
/// mailer.recordedCalls.map(\.member)  // ["greet(_:count:)", "flush()"]
/// ```
///
/// For the arguments with their types, ask the member itself: ``Stub/calls``.
public struct RecordedCall: Sendable, CustomStringConvertible {
  /// The member's name as it was declared, such as `getUser(id:)`.
  public let member: String

  /// The arguments as text, one each and without labels, such as `["test"]`.
  public let arguments: [String]

  /// The call's place among the calls of all doubles of its test, from 1.
  public var order: Int { place.order }

  /// The thread that made the call.
  public let thread: CallThread

  /// How long after the beginning of its test the call was made.
  public let time: Duration

  /// How the call ended, or that it is still running.
  public let outcome: CallOutcome

  let place: CallPlace

  /// The whole call, such as `getUser(id: test)`.
  public let description: String
}

extension RecordedCall: Hashable {
  /// Whether the two are the same call, told by its place and its text.
  public static func == (left: RecordedCall, right: RecordedCall) -> Bool {
    left.order == right.order && left.description == right.description
      && left.member == right.member && left.arguments == right.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    hasher.combine(description)
  }
}
