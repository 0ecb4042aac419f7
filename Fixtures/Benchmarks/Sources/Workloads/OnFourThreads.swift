import Dispatch
import Foundation

/// Runs the body on four threads, released at once, and comes back when all are done.
func onFourThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let start = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for thread in 0..<4 {
    done.enter()
    Thread.detachNewThread {
      start.wait()
      body(thread)
      done.leave()
    }
  }
  for _ in 0..<4 { start.signal() }
  done.wait()
}
