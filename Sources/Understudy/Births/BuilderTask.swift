/// A task that builds an instance, or cleans one up, on behalf of those who wait for it.
package struct BuilderTask: Sendable {
  let build: Build
  let task: Task<Void, Never>

  /// Suspends until the task holds its instance no more.
  ///
  /// Those who waited go on a moment before that. A factory that is still at work, although its
  /// container was closed, has no instance yet and is not waited for.
  package func letGo() async {
    if build.hasEnded { await task.value }
  }
}
