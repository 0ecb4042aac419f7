/// A recorded call as text, so that calls of different members fit into one history.
///
/// ```swift
/// mailer.recordedCalls.map(\.member)  // ["greet(_:count:)", "flush()"]
/// ```
///
/// For the typed arguments, read the calls of the member itself: ``Stub/calls``.
public struct RecordedCall: Sendable, CustomStringConvertible {
  /// The name of the member as it was declared, such as `getUser(id:)`.
  public let member: String

  /// The arguments as texts without labels, such as `["test"]`.
  public let arguments: [String]

  /// The position of the call among those of all doubles in its test, from 1.
  public var order: Int { place.order }

  /// The thread that made the call.
  public let thread: CallThread

  /// The time from the beginning of its test to the call.
  public let time: Duration

  /// The outcome of the call, or that it is still running.
  public let outcome: CallOutcome

  let place: CallPlace

  /// The whole call, such as `getUser(id: test)`.
  public let description: String
}

extension RecordedCall: Hashable {
  /// Returns whether the two are the same call, judging by its place and its text.
  public static func == (left: RecordedCall, right: RecordedCall) -> Bool {
    left.order == right.order && left.description == right.description
      && left.member == right.member && left.arguments == right.arguments
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    hasher.combine(description)
  }
}
