extension ContainerCore {
  /// Takes the registration of a typed key in, unless there is one. It is none that comes late: a
  /// frozen container takes it, too, and a closing one, which will say itself that it closes.
  mutating func provide(_ record: RegistrationRecord, retired: inout Retired) -> Bool {
    guard lifecycle != .closed, registrations.find(record.key) == nil else { return false }
    registrations.insert(record)
    provided.insert(record.key)
    forget(record.key, nil, retired: &retired)
    return true
  }

  /// Does without what typed keys have declared, for a core that nobody uses yet: it registers what
  /// fits it when it is asked.
  mutating func dropProvided(where isDropped: (Provided) -> Bool) {
    guard let keys = rare?.provided, !keys.isEmpty else { return }
    for key in keys {
      guard let kind = registrations.find(key)?.provided, isDropped(kind) else { continue }
      registrations.remove(key)
      instances.remove(key)
      absences.insert(key)
      mayHoldStale = true
    }
  }

  /// Whether a key that nothing was registered for has something now that nobody registered.
  ///
  /// What was built without a test around would take the default of where it was built.
  func isProvidedSince(_ registration: UInt64, _ provided: Provided?) -> Bool {
    guard registration == 0, let kind = provided else { return false }
    guard case .testValue = kind else { return true }
    return !isTakenOver
  }
}
