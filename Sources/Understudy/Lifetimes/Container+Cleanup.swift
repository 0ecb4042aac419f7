/// Decides when and where clean-up hooks run, and reports those that never will.
extension Container {
  /// Runs the hooks of the built instances, newest first.
  func cleanUp() async {
    while let next = nextCleanup() { await clean(next) }
  }

  private func nextCleanup() -> PendingCleanup? {
    var retired = ContainerCore.Retired()
    let next = withCore { $0.extras?.closing.next(retired: &retired) }
    extendLifetime(retired)  // released here, outside the lock: this may be the last reference
    return next
  }

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
        return "failed: \(error)\n  fix: handle the error in the hook."
      }
    } orElse: {
      "took longer than \(cleanup.limit); closing continues without it."
        + "\n  fix: make the hook end sooner, or give it more time: onClose(within: …)."
    }
  }

  /// Reports a hook that has no effect: clean-up hooks are for instances that the container keeps,
  /// after-build hooks for built ones.
  func reportUselessHook(_ record: RegistrationRecord) {
    if record.hasIdleHook { reportIdleHook(record) }
    guard record.cleanup != nil, !record.lifetime.isKept else { return }
    let text =
      "The clean-up hook of \(record.key) will never run: a .\(record.lifetime) instance belongs "
      + "to the code that resolved it.\n  fix: make it a .singleton, or clean up where it is used."
    report(text, about: record.key, at: record.site.site)
  }

  private func reportIdleHook(_ record: RegistrationRecord) {
    let text =
      "The onBuild hook of \(record.key) will never run: \(record.key) was registered as an "
      + "instance, not with a factory."
      + "\n  fix: register a factory, or run the hook's code before registering the instance."
    report(text, about: record.key, at: record.site.site)
  }

  /// Reports hooks that will never run because no caller is left to await them.
  func reportForgottenHooks() {
    guard let pending = core.extras?.closing.pending, !pending.isEmpty else { return }
    let forgotten = pending.filter { $0.cleanup.isDue($0.instance) }
    guard let first = forgotten.first else { return }
    var counts: [Key: Int] = [:]
    var order: [Key] = []
    for key in forgotten.map(\.instance.key) {
      if counts[key] == nil { order.append(key) }
      counts[key, default: 0] += 1
    }
    let keys = order.map { key in
      let count = counts[key] ?? 1
      return count == 1 ? "\(key)" : "\(key) (\(count) instances)"
    }
    .joined(separator: ", ")
    let text =
      "Container \"\(label ?? "unlabelled")\" was dropped without close(), so clean-up hooks "
      + "never ran: \(keys).\n  fix: await container.close() when it is no longer needed."
    report(text, at: first.site.site)
  }
}
