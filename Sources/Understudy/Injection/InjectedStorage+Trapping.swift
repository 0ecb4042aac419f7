/// Reads that cannot throw.
extension InjectedStorage {
  /// The instance. If there is none, the issue is recorded first; then a fallback is returned, and
  /// the process ends only without one.
  @usableFromInline
  @inline(never)
  func valueOrTrap<Value>(_ type: Value.Type) -> Value {
    do {
      return try value(type, reportsMisses: false)
    } catch {
      let reason = error.description(fix: error.remedy(forPropertyOf: owner))
      let text = "\(description(InjectedValue<Value>.keyType)) could not be injected. \(reason)"
      let container = reference.container
      let severity = container?.severity(of: error) ?? .error
      IssueOutlet.recordUnreadable(text, severity: severity, at: site, in: container)
      if let value = afterlife(type) { return value }
      if let none = InjectedValue<Value>.none { return none }
      if let value = substitute(type, after: error, in: container) { return value }
      fatalError("\(site): \(text)\(TrapText.end(of: Key(type, name: name), in: container))")
    }
  }
}
