/// Where a caller waits for what it resolves, and so what it may wait for.
enum Caller {
  case thread
  /// Synchronous code where the main actor runs.
  case mainQueue
  case task
  /// A cancelled task: it may take what exists and start nothing.
  case cancelledTask

  /// Whether a wait would block the thread.
  var blocks: Bool {
    switch self {
    case .thread, .mainQueue: true
    case .task, .cancelledTask: false
    }
  }
}
