/// Reports the hooks of a container that was dropped without being closed.
extension Container {
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
