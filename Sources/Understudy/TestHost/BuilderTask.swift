/// A task that builds an instance, or cleans one up, on behalf of its waiting callers.
package struct BuilderTask: Sendable {
  let build: Build
  let task: Task<Void, Never>

  /// Suspends until the task no longer holds its instance.
  ///
  /// The waiting callers continue a moment before that. A factory that is still running, although
  /// its container was closed, has no instance yet and is not waited for.
  package func letGo() async {
    if build.hasEnded { await task.value }
  }
}
