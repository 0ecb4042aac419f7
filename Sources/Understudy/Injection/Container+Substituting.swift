/// Decides which value a failed read gets in a test, so that it does not end the whole run.
extension Container {
  /// The keys whose declared defaults this task is making: a default that depends on itself is not
  /// used.
  @TaskLocal private static var keysOfDefaults: Set<Key> = []

  /// Returns a fallback after a failed read: a fallback double, the default that a typed key
  /// declares, an answer to unstubbed calls, or an empty value, in this order.
  ///
  /// - Parameters:
  ///   - container: the container that refused; it keeps the value, so that all reads get the same.
  ///   - provision: the declaration of the typed key that was read.
  /// - Returns: `nil` if there is none of these, and if no tests run.
  static func substitute<Value>(
    for type: Value.Type,
    name: String?,
    declaredBy provision: Provision? = nil,
    in container: Container?
  ) -> Value? {
    guard let toolkit = TestRun.toolkit else { return nil }
    // The placeholder for a missing container belongs to no test, so it must not keep an instance.
    guard let container, !container.isUnavailable else {
      return toolkit.fallback(for: type, name: name, hasContainer: false)
        ?? toolkit.plainValue(of: type)
    }
    let key = Key(type, name: name)
    let known = container.withCore { $0.extras?.testState.substitute(for: key) }
    guard
      let kept = known
        ?? container.makeSubstitute(for: type, key, provision, toolkit).map(container.keep)
    else { return nil }
    // Its type is spelled out: the optional type would be inferred.
    let value: Value = value(of: kept.instance)
    return value
  }

  private func makeSubstitute<Value>(
    for type: Value.Type,
    _ key: Key,
    _ provision: Provision?,
    _ toolkit: any TestToolkit.Type
  ) -> SubstituteRecord? {
    let provenance = DependencyRecord(key: key, registration: 0, level: level)
    if let fallback = toolkit.fallback(for: type, name: key.name, hasContainer: true) {
      return SubstituteRecord(TypedInstance(fallback, provenance: provenance), from: nil)
    }
    if let provision, !Self.keysOfDefaults.contains(key),
      let (value, origin) = Self.$keysOfDefaults.withValue(
        Self.keysOfDefaults.union([key]),
        operation: { declaredDefault(type, key, provision) }
      )
    {
      return SubstituteRecord(TypedInstance(value, provenance: provenance), from: origin)
    }
    return toolkit.plainValue(of: type).map {
      SubstituteRecord(TypedInstance($0, provenance: provenance), from: nil)
    }
  }

  /// The default of a typed key, which a strict mock does not use; not a live one.
  private func declaredDefault<Value>(
    _ type: Value.Type,
    _ key: Key,
    _ provision: Provision
  ) -> (Value, origin: Container)? {
    let rules = (rules ?? MockRules(missing: .throwsOnly, firewall: .marked)).takingDefaults
    let aside = fork(sharing: .registrations, label: label, rules: rules, host: nil)
    // The present registrations were refused or have failed; the declaration counts if there are
    // none.
    for container in aside.lineage {
      _ = container.change { core, retired in core.unregister(key, retired: &retired) }
    }
    let request = Request(key, at: provision.site, chain: nil)
    do {
      try aside.provide(provision, at: request.shortSite)
      return (try aside.resolved(type, request).value, aside)
    } catch {
      return nil
    }
  }

  private func keep(_ substitute: SubstituteRecord) -> SubstituteRecord {
    let resident = residency(of: substitute.instance)
    let (kept, isNew, old) = withCore { core in
      let (kept, isNew) = core.keep(substitute)
      return (kept, isNew, isNew ? resident.flatMap { core.extras.made.testState.attach($0) } : nil)
    }
    extendLifetime(old)  // released here, outside the lock
    if isNew { attach(resident) }
    return kept
  }
}

extension ContainerCore {
  /// Keeps the substitute, unless another one was stored first.
  ///
  /// - Returns: the substitute that is kept, and whether it is the given one.
  fileprivate mutating func keep(
    _ substitute: SubstituteRecord
  ) -> (kept: SubstituteRecord, isNew: Bool) {
    if let kept = extras?.testState.substitute(for: substitute.key) { return (kept, false) }
    if lifecycle != .closed { extras.made.testState.add(substitute) }
    return (substitute, true)
  }
}

extension MockRules {
  /// The same rules for a fallback: defaults of typed keys are allowed, live ones are not.
  fileprivate var takingDefaults: MockRules {
    MockRules(missing: .throwsOnly, firewall: firewall ?? .marked, allowed: allowed, over: self)
  }
}
