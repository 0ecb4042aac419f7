import TestSupport
import Understudy

/// An actor for tasks of which a test has to know that they are suspended.
@globalActor actor Stage { static let shared = Stage() }

/// Starts a task that asks, and returns when that task is suspended.
///
/// It asks on ``Stage``, and nobody else gets there before it has left it.
func suspended<Value: Sendable>(
  priority: TaskPriority? = nil,
  _ ask: @escaping @Stage @Sendable () async throws -> Value
) async -> Task<Value, any Error> {
  let isOnStage = Latch()
  let task = Task(priority: priority) { @Stage in
    isOnStage.open()
    return try await ask()
  }
  await isOnStage.wait()
  await Stage.shared.visit()
  return task
}

extension Stage {
  fileprivate func visit() {}
}

extension Container {
  /// Starts a task that asks, and returns when it waits for the build.
  func waiter<Value: Sendable>(
    for type: Value.Type,
    name: String? = nil
  ) async -> Task<Value, any Error> {
    await suspended { try await self.resolve(type, name: name) }
  }
}
