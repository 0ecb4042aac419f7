/// Decides what a property keeps after a failed read in a test.
extension InjectedStorage {
  /// The fallback value that a test continues with.
  func substitute<Value>(
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
