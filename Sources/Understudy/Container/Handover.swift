/// Hands something to a task that is the only one to have it then.
///
/// What a task captures it lets go of only after those who wait for it have gone on: they would find
/// it alive.
final class Handover<Value: Sendable>: Sendable {
  private let value: Lock<Value?>

  init(_ value: Value) { self.value = Lock(value) }

  /// Once.
  func take() -> Value { value.withLock { $0.take()! } }
}
