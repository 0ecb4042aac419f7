import Dispatch
import Foundation

/// Runs the body on so many threads, released at once, and comes back when all are done.
func onThreads(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let start = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for thread in 0..<count {
    done.enter()
    Thread.detachNewThread {
      start.wait()
      body(thread)
      done.leave()
    }
  }
  for _ in 0..<count { start.signal() }
  done.wait()
}
