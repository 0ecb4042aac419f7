internal import Dispatch

/// Runs a task on a thread that is not one of the few which all tasks share.
///
/// For code of others that may block: there are as many shared threads as cores, and once that many
/// are blocked, no limit ends and nobody goes on.
final class SpareThread: TaskExecutor {
  // A serial queue of its own gets a thread whatever the others do; a concurrent one need not.
  private let queue = DispatchQueue(label: "understudy.spare-thread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
