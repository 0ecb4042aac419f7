import Dispatch
import Understudy

/// Runs the body on so many real threads, all released at once, and waits for all.
///
/// Threads that are not done in time fail the test, and are left behind.
///
/// - Parameters:
///   - count: the number of threads.
///   - limit: how long they may take.
///   - fileID: with `line`, where the test fails: the caller's line.
///   - line: see `fileID`.
///   - body: what each does, given its number from 0.
package func onThreads(
  _ count: Int,
  within limit: Duration = .ample,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  _ body: @escaping @Sendable (_ thread: Int) -> Void
) {
  // Not a latch: there each thread that has been released releases the next.
  let ready = DispatchSemaphore(value: 0)
  let go = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for thread in 0..<count {
    done.enter()
    startThread {
      ready.signal()
      go.wait()
      body(thread)
      done.leave()
    }
  }
  for _ in 0..<count { ready.wait() }
  for _ in 0..<count { go.signal() }
  if done.wait(timeout: .now() + limit.interval) == .timedOut {
    let site = SourceSite(fileID: fileID, line: line)
    Overdue.report("Not all of \(count) threads are done after \(limit).", at: site)
  }
}
