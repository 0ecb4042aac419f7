import TestSupport
import Understudy

/// A value that comes once, from a task or a thread.
///
/// Who waits gives up when its task is cancelled, as a time limit does: a deadlock then fails one
/// test and does not keep the run from ending.
final class Promise<Value: Sendable>: Sendable {
  private let result = OneShot<Result<Value, any Error>>()

  /// Keeps the promise; only the first time counts.
  func keep(_ result: Result<Value, any Error>) { self.result.fulfill(result) }

  /// For one waiter.
  var value: Value {
    get async throws {
      try await withTaskCancellationHandler {
        await result.value
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

extension Container {
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
