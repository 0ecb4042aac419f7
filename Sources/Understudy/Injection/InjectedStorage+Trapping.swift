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
      let text = "\(description(InjectedValue<Value>.keyType)) could not be injected. \(error)"
      let container = reference.container
      let severity = container?.severity(of: error) ?? .error
      IssueOutlet.record(text, severity: severity, at: site, in: container)
      if let value = afterlife(type) { return value }
      if let none = InjectedValue<Value>.none { return none }
      if let value = substitute(type, after: error, in: container) { return value }
      fatalError("\(site): \(text)\(TrapText.end(of: Key(type, name: name)))")
    }
  }

  /// The fallback value that a test continues with.
  private func substitute<Value>(
    _ type: Value.Type,
    after error: ContainerError,
    in container: Container?
  ) -> Value? {
    let value = Container.substitute(for: type, name: name, declaredBy: provision, in: container)
    guard let value, let container, !container.isUnavailable, !isWeak, error.endsWithAChange
    else { return value }
    return hold(value, in: container)
  }

  /// Holds the fallback until the container changes, so that one property has one issue.
  private func hold<Value>(_ value: Value, in container: Container) -> Value {
    let turn = lock.withLock { self.turn }
    let mark = Mark(container)
    let key = Key(InjectedValue<Value>.keyType, name: name)
    // The next lookup must see what was registered since this one.
    let isStillOut = container.withCore { core in
      core.withRecord(for: key) { container.rules?.refuses($0) == true } ?? true
    }
    guard isStillOut else { return value }
    let provenance = DependencyRecord(key: key, registration: 0, level: container.level)
    let instance = TypedInstance(value, provenance: provenance)
    return Container.value(of: keep(instance, mark, turn, in: container))
  }
}

extension ContainerError {
  /// Whether asking again is useful only after something was registered, allowed or reset.
  fileprivate var endsWithAChange: Bool {
    switch kind {
    case .dependencyNotRegistered, .blockedByFirewall: true
    default: false
    }
  }
}

/// The last lines of a process that ends because a property has no value.
enum TrapText {
  /// The lines that follow the error for the key.
  ///
  /// - Returns: an empty text if no tests run.
  static func end(of key: Key) -> String {
    guard TestRun.toolkit != nil else { return "" }
    let type = ContainerError.spellType(of: key).dropLast(".self".count)
    return """

        The run ends here, because the property cannot throw and there is no fallback for \(key).
        fix: declare a fallback in the test target, so that the run continues:
          enum Fallback: FallbackDouble { static func fallback() -> \(type) { … } }
      """
  }
}
