/// Hands a value to a task, which is then its only owner.
///
/// A task releases what it captures only after its waiting callers have continued: they would find
/// the value alive.
final class OneTimeBox<Value: Sendable>: Sendable {
  private let value: Lock<Value?>

  init(_ value: Value) { self.value = Lock(value) }

  /// Returns the value. May be called once.
  func take() -> Value { value.withLock { $0.take()! } }
}
