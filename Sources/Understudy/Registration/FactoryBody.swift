/// How a registration makes its value.
enum FactoryBody<Value> {
  case synchronous(@Sendable (Resolver) throws -> Value)
  case asynchronous(@Sendable (Resolver) async throws -> Value)
}

/// Where a factory may run.
enum FactoryPlace: UInt8, Sendable {
  /// On the thread that asks.
  case anywhere
  /// On the main actor: an asker elsewhere has to hop.
  case mainActor
  /// In a task: a synchronous asker is refused.
  case task
}
