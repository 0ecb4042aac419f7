import Dispatch
import Testing
import Understudy

/// A value that comes once, from a task or a thread.
///
/// Who waits gives up when its task is cancelled, as a time limit does: a deadlock then fails one
/// test and does not keep the run from ending.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Result<Value, any Error>, Never>)
    case kept(Result<Value, any Error>)
  }
  private let state = Lock(State.empty)

  /// Keeps the promise; only the first time counts.
  func keep(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Result<Value, any Error>, Never>? = state.withLock { state in
      switch state {
      case .kept: return nil
      case .empty:
        state = .kept(result)
        return nil
      case .awaited(let continuation):
        state = .kept(result)
        return continuation
      }
    }
    waiting?.resume(returning: result)
  }

  /// For one waiter.
  var value: Value {
    get async throws {
      try await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let kept: Result<Value, any Error>? = state.withLock { state in
            if case .kept(let result) = state { return result }
            state = .awaited(continuation)
            return nil
          }
          if let kept { continuation.resume(returning: kept) }
        }
      } onCancel: {
        keep(.failure(CancellationError()))
      }.get()
    }
  }
}

/// Runs the body on a thread of its own.
func thread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) -> Promise<Value> {
  let promise = Promise<Value>()
  startThread { promise.keep(Result { try body() }) }
  return promise
}

/// Runs the body in a task of its own and leaves it behind when the test's time is up.
func patiently<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let promise = Promise<Value>()
  Task {
    do { promise.keep(.success(try await body())) } catch { promise.keep(.failure(error)) }
  }
  return try await promise.value
}

/// Holds threads up until it is opened.
final class Latch: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func open() { semaphore.signal() }
  func wait() {
    semaphore.wait()
    semaphore.signal()
  }
}

/// An actor for tasks of which a test has to know that they are suspended.
@globalActor actor Stage { static let shared = Stage() }

/// Starts a task that asks, and returns when that task is suspended.
///
/// It asks on ``Stage``, and nobody else gets there before it has left it.
func suspended<Value: Sendable>(
  priority: TaskPriority? = nil,
  _ ask: @escaping @Stage @Sendable () async throws -> Value
) async -> Task<Value, any Error> {
  let isOnStage = Gate()
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

  /// Asks in a task, or synchronously on a thread of its own.
  func ask<Value: Sendable, Answer: Sendable>(
    for type: Value.Type,
    inTask isAsynchronous: Bool,
    _ answer: @escaping @Sendable (Value) -> Answer
  ) -> Promise<Answer> {
    guard isAsynchronous else { return thread { answer(try self.resolve(type)) } }
    let promise = Promise<Answer>()
    Task {
      do {
        promise.keep(.success(answer(try await resolve(type))))
      } catch {
        promise.keep(.failure(error))
      }
    }
    return promise
  }

  /// The synchronous resolve by a name of its own, for code that stands in asynchronous context.
  func now<Value>(_ type: Value.Type, name: String? = nil) throws(ContainerError) -> Value {
    try resolve(type, name: name)
  }
}
