/// The result of an operation with a time limit: see
/// ``withTimedResult(_:clock:on:operation:discard:)``.
package enum TimedResult<Value: Sendable, Failure: Error>: Sendable {
  case value(Value)
  case failure(Failure)
  case timedOut
  /// The task that waited was cancelled.
  case cancelled
}
