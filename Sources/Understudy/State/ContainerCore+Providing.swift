/// Adds and removes the registrations that typed keys declare.
extension ContainerCore {
  /// Adds the registration that a typed key declares, unless there is one. It does not count as
  /// late: a frozen container accepts it, too, and so does a closing one, which reports itself that
  /// it closes.
  mutating func provide(_ record: RegistrationRecord, retired: inout Retired) -> Bool {
    guard lifecycle != .closed, registrations.find(record.key) == nil else { return false }
    registrations.insert(record)
    extras.made.notes.noteDeclared(record.key)
    forget(record.key, nil, retired: &retired)
    return true
  }

  /// Removes registrations that typed keys have declared, for a core that is not yet in use: it
  /// registers what fits when the key is resolved.
  mutating func dropProvided(where isDropped: (Provided) -> Bool) {
    guard let keys = extras?.notes.declaredKeys else { return }
    for key in keys {
      guard let kind = registrations.find(key)?.provided, isDropped(kind) else { continue }
      registrations.remove(key)
      instances.remove(key)
      freshness.noteMissed(key)
      freshness.checkWhenResolved()
    }
  }

  /// Whether a key that had no registration has one now that only a declaration made.
  ///
  /// An instance built outside a test would take the default of the place where it was built.
  func isProvidedSince(_ registration: UInt64, _ provided: Provided?) -> Bool {
    guard registration == 0, let kind = provided else { return false }
    guard case .testValue = kind else { return true }
    return extras?.testState.isTakenOver != true
  }
}
