/// Ends a container: decides what closing waits for.
extension Container {
  /// Ends the container: cancels and awaits running builds, runs clean-up hooks, and releases
  /// everything.
  ///
  /// While it closes, built instances still resolve and new builds are refused; afterwards every
  /// resolve throws ``ContainerError/containerClosed(_:)`` with the container's label. Test doubles
  /// registered here are reset. Its children close first. Calling it again waits for the first
  /// call and has no other effect. Cancelling the calling task does not cut it short.
  ///
  /// - Parameter limit: how long to wait for running builds; a build that takes longer is left
  ///   behind, and its instance goes to its waiting callers.
  public func close(within limit: Duration = .seconds(10)) async {
    guard !isUnavailable else { return }
    guard let order = ClosingOrder(closing: self) else { return await closing.wait() }
    for build in order.running { build.cancel() }
    if !order.running.isEmpty { await Self.drain(order.running, within: limit) }
    for container in order.closedByOthers { await container.closing.wait() }
    for container in order.containers {
      await container.cleanUp()
      container.endClosing()
    }
  }

  private static func drain(_ builds: [Build], within limit: Duration) async {
    await withLimit(limit) {
      for build in builds { await build.end() }
    } orElse: {
    }
  }
}
