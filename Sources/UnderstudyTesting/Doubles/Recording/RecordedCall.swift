/// A recorded call as text, so that calls of different members fit into one history.
package struct RecordedCall: Sendable, CustomStringConvertible {
  /// The name of the member as it was declared, such as `getUser(id:)`.
  package let member: String
  /// The arguments as texts without labels, such as `["test"]`.
  package let arguments: [String]
  /// The outcome of the call, or that it is still running.
  let outcome: CallOutcome
  let place: CallPlace
  /// The whole call, such as `getUser(id: test)`.
  package let description: String

  /// The position of the call among those of all doubles in its test, from 1.
  package var order: Int { place.order }
}
