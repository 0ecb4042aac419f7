/// Publishes registrations for modules, which are prepared aside and added as a whole.
extension Container {
  /// The record of the modules that the container was configured with.
  package var moduleRecord: (any ModuleRecord)? { withCore { $0.extras?.notes.modules } }

  /// Registers a batch as a whole, and replaces the record of modules with it; or changes nothing.
  ///
  /// - Parameter record: makes the new record from the one that is there.
  package func publish(
    _ registrations: [any AnyRegistration],
    at site: SourceSite,
    record: ((any ModuleRecord)?) -> any ModuleRecord
  ) throws(ContainerError) {
    try take(registrations, at: site) { core, retired in
      let new = record(core.extras?.notes.modules)
      core.extras.made.notes.set(new, retired: &retired)
    }
  }

  /// Puts the registrations of these keys into this order, and sets the record of modules.
  ///
  /// For a container that no other code has access to yet.
  package func arrange(
    _ keys: [Key],
    record: any ModuleRecord,
    at site: SourceSite
  ) throws(ContainerError) {
    var retired = ContainerCore.Retired()
    let isOpen = withCore { core in
      guard core.lifecycle == .open else { return false }
      core.arrange(keys)
      core.extras.made.notes.set(record, retired: &retired)
      return true
    }
    extendLifetime(retired)  // released here, outside the lock
    guard isOpen else {
      throw .containerClosed(.init(key: nil, container: label, resolvedAt: site))
    }
  }

  /// Registers one after the other, companions first, as `register` does.
  package func add(_ registrations: [any AnyRegistration]) {
    for erased in Self.withCompanions(registrations) { add(erased.makeRecord(nil)) }
  }

  /// Registers without a test's bookkeeping: each is registered for good elsewhere.
  package func addUncounted(_ registrations: [any AnyRegistration]) {
    guard !registrations.isEmpty else { return }
    let records = Self.withCompanions(registrations).map { $0.makeRecord(nil) }
    change { core, retired in
      for record in records {
        let old = core.registrations.insert(record)
        core.forget(record.key, old, retired: &retired)
      }
    }
  }

  private static func withCompanions(
    _ registrations: [any AnyRegistration]
  ) -> [ErasedRegistration] {
    let erased = registrations.map(\.erased)
    return erased.flatMap(\.companions).map(\.erased) + erased
  }
}

extension ContainerCore {
  /// Gives the registrations of these keys this order. For a core that no other code has access to yet.
  fileprivate mutating func arrange(_ keys: [Key]) {
    let records = keys.compactMap { registrations.find($0) }
    for (record, rank) in zip(records, records.map(\.rank).sorted()) { record.rank = rank }
  }
}
