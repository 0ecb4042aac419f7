import Testing
import Understudy
import UnderstudyTesting

/// Containers that a test makes itself, without a trait.
@Suite(.timeLimit(.minutes(5))) struct `A plain container in a test` {
  /// Each begins the other's build in a task that nobody sees.
  @Test func `ends a circle of waits through detached tasks at its wait limit`() async {
    let container = Container()
    container.waitTimeout = .milliseconds(20)
    container.register(Chicken.self) { [container] (_: Resolver) async throws in
      try await unseen { _ = try await container.resolve(Egg.self) }
      return Chicken()
    }
    container.register(Egg.self) { [container] (_: Resolver) async throws in
      try await unseen { _ = try await container.resolve(Chicken.self) }
      return Egg()
    }
    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Chicken.self)
    }
    #expect(error?.kind == .timedOut)
    #expect(error?.key == Key(Chicken.self))
  }
}

// MARK: - Fixtures

/// Runs it in a task of its own, which ends with the one that waits for it.
private func unseen(_ operation: @escaping @Sendable () async throws -> Void) async throws {
  let task = Task.detached { try await operation() }
  try await withTaskCancellationHandler {
    try await task.value
  } onCancel: {
    task.cancel()
  }
}

private struct Chicken: Sendable {}
private struct Egg: Sendable {}
