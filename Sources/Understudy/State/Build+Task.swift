/// The task that runs an asynchronous build: it can be cancelled, and its priority raised.
extension Build {
  /// Sets the task that runs the build, so that it can be cancelled and its priority raised.
  ///
  /// The task is running by then, and other callers may already wait for it.
  func run(by task: Task<Void, Never>) {
    let (cancelsNow, priority) = withState { state in
      state.task = task
      return (state.isCancelled, state.priority)
    }
    if cancelsNow { task.cancel() }
    if let priority { Self.raise(task, to: priority) }
  }

  /// Cancels the task of an asynchronous build; a synchronous one cannot be stopped.
  func cancel() {
    let task = withState { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  func raisePriority() {
    let priority = Task.currentPriority
    let task: Task<Void, Never>? = withState { state in
      if let highest = state.priority, highest >= priority { return nil }
      state.priority = priority
      return state.task
    }
    if let task { Self.raise(task, to: priority) }
  }

  private static func raise(_ task: Task<Void, Never>, to priority: TaskPriority) {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    task.escalatePriority(to: priority)
  }
}
