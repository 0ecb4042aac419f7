/// Runs the clean-up hook of one instance, and reports what failed.
extension Container {
  /// Runs one hook in a task of its own, which no caller's cancellation reaches.
  func clean(_ pending: PendingCleanup) async {
    let work = OneTimeBox((self, pending))
    // A hook may validate: see `DryRunContext`.
    let dryRun = DryRunContext.current
    let outcome = await Task.detached {
      let (container, pending) = work.take()
      return await DryRunContext.$current.withValue(dryRun) {
        await withContainer(container) { await Self.run(pending) }
      }
    }.value
    guard let outcome else { return }
    let text =
      "The clean-up of \(pending.instance.key) in container \"\(label ?? "unlabelled")\" "
      + outcome
    report(text, about: pending.instance.key, at: pending.site.site)
  }

  /// Runs the hook of one instance.
  ///
  /// - Returns: a description of what failed, or `nil`.
  private static func run(_ pending: PendingCleanup) async -> String? {
    let cleanup = pending.cleanup
    return await withLimit(cleanup.limit) {
      do {
        try await cleanup.run(pending.instance)
        return nil
      } catch {
        return "failed: \(error)\n  fix: handle the error in its onClose hook."
      }
    } orElse: {
      "took longer than \(cleanup.limit); closing continues without it."
        + "\n  fix: make the hook end sooner, or give it more time: onClose(within: …)."
    }
  }
}
