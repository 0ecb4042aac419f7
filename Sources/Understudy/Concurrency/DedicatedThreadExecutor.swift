internal import Dispatch

/// Runs a task on its own thread instead of one of the few that all tasks share.
///
/// It is for foreign code, which may block: there are as many shared threads as cores, and once all
/// of them are blocked, no time limit fires and no task continues.
package final class DedicatedThreadExecutor: TaskExecutor {
  // A serial queue of its own gets a thread whatever the others do; a concurrent one might not.
  private let queue = DispatchQueue(label: "understudy.dedicated-thread")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
