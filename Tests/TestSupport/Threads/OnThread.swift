import Dispatch
import Foundation
import Understudy

/// Runs the body on a thread of its own, which belongs to no test, and waits for it.
///
/// A body that does not return in ``Swift/Duration/ample`` time ends the process: there is nothing
/// that this could return.
///
/// - Parameter size: the bytes of the thread's stack; the system's choice by default.
package func onThread<Value: Sendable>(
  withStackOf size: Int? = nil,
  _ body: @escaping @Sendable () -> Value
) -> Value {
  awaiting(body) { work in
    let thread = Thread { work() }
    if let size { thread.stackSize = size }
    thread.start()
  }
}

/// Runs the body on a queue of the system's, otherwise as ``onThread(withStackOf:_:)`` does.
package func onQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  awaiting(body) { work in DispatchQueue.global().async { work() } }
}

private func awaiting<Value: Sendable>(
  _ body: @escaping @Sendable () -> Value,
  start: (_ work: @escaping @Sendable () -> Void) -> Void
) -> Value {
  let (result, done) = (OneShot<Value>(), Latch())
  start {
    result.fulfill(body())
    done.open()
  }
  done.block(within: .ample)
  guard let value = result.current else { fatalError("The body has not returned.") }
  return value
}
