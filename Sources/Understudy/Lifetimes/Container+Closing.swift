/// Ends a container: decides the order of closing, and what it waits for.
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
    var plan = ClosingPlan()
    guard beginClosing(&plan) else { return await closing.wait() }
    for build in plan.running { build.cancel() }
    if !plan.running.isEmpty { await Self.drain(plan.running, within: limit) }
    for container in plan.closedByOthers { await container.closing.wait() }
    for container in plan.order {
      await container.cleanUp()
      container.endClosing()
    }
  }

  /// The containers that close together: one limit covers the running work of all of them.
  private struct ClosingPlan {
    /// The containers to close: children before their parents, newer ones first.
    var order: [Container] = []
    var closedByOthers: [Container] = []
    var running: [Build] = []
  }

  /// Begins to close this container and its descendants, and adds them to the plan.
  ///
  /// - Returns: `false` if another caller has already begun.
  private func beginClosing(_ plan: inout ClosingPlan) -> Bool {
    guard let running = beginClosing() else { return false }
    plan.running += running
    // Parents before their children, then reversed: no depth overflows the stack.
    var (begun, next) = ([self], 0)
    while next < begun.count {
      for child in (begun[next].knownChildren?.open ?? []).reversed() {
        guard let running = child.beginClosing() else {
          plan.closedByOthers.append(child)
          continue
        }
        plan.running += running
        begun.append(child)
      }
      next += 1
    }
    plan.order = begun.reversed()
    return true
  }

  private static func drain(_ builds: [Build], within limit: Duration) async {
    await withLimit(limit) {
      for build in builds { await build.end() }
    } orElse: {
    }
  }
}
