/// One recorded call as text, so that calls of different members fit into one history.
///
/// ```swift
/// mailer.callHistory.map(\.description)  // ["greet(ada, count: 2)", "flush()"]
/// ```
///
/// For the arguments with their types, ask the member itself: ``Stub/calls``.
public struct RecordedCall: Hashable, Sendable, CustomStringConvertible {
  /// The member's name as it was declared, such as `getUser(id:)`.
  public let member: String

  /// The arguments as text, one each and without labels, such as `["test"]`.
  public let arguments: [String]

  /// The call's place among all calls of all doubles in the process: a later call has a higher one.
  public let order: Int

  /// The whole call, such as `getUser(id: test)`.
  public let description: String
}
