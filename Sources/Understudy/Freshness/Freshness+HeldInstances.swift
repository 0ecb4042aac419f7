/// Decides whether a container still gives what a descendant or a wrapper holds.
extension Freshness {
  /// Whether this is the record of an instance that is kept here, and may be; or of a weak one that
  /// was kept until it was released.
  func keeps(_ record: DependencyRecord, in core: borrowing ContainerCore) -> Bool {
    guard let instance = core.instances.find(record.key), instance.provenance === record else {
      return wasReleased(record) && isCurrent(record, in: core)
    }
    return isCurrent(stored: instance, in: core)
  }

  /// Whether a wrapper would still get what it holds; `nil` if the parent has to decide.
  ///
  /// - Parameters:
  ///   - reset: the number of resets when the wrapper took it.
  ///   - above: what ancestors have registered, once a descendant has looked it up.
  func stillGives(
    _ record: DependencyRecord,
    heldSince reset: UInt64,
    above: inout RegistrationLook?,
    in core: borrowing ContainerCore
  ) -> Bool? {
    guard core.lifecycle == .open else { return true }
    let own = core.registrations.find(record.key).map(RegistrationLook.init)
    if own == nil, above == nil {
      above = core.withRecordAbove(for: record.key, RegistrationLook.init)
    }
    guard let now = own ?? above else { return record.registration == 0 }
    guard now.id == record.registration else { return false }
    if now.isReady { return true }
    switch now.lifetime {
    case .singleton where own == nil, .weak where own == nil,
      .scoped where own == nil && core.extras?.scope?.id.kind != now.scope:
      return nil
    case .singleton, .weak, .scoped:
      return keeps(record, in: core)
    case .transient, .graph:
      return survives(record.key, since: reset, isInherited: own == nil)
        && isCurrent(record, in: core)
    }
  }
}

extension Container {
  /// Whether a wrapper would still get what it holds.
  func stillGives(_ record: DependencyRecord, heldSince reset: UInt64) -> Bool {
    var container = self
    var above: RegistrationLook?
    while true {
      let verdict = container.withCore { core in
        core.freshness.stillGives(record, heldSince: reset, above: &above, in: core)
      }
      if let verdict { return verdict }
      guard let parent = container.parent else { return false }
      container = parent
    }
  }
}
