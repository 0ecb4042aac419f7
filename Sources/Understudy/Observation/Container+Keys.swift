extension Container {
  /// What is registered in this container itself, in registration order: a replacement keeps the place
  /// of the first.
  ///
  /// ```swift
  /// for key in container.registeredKeys { print(key) }  // Mailer, Mailer(name: backup), …
  /// ```
  ///
  /// - Complexity: O(n log n).
  public var registeredKeys: [Key] {
    ownRecords.lazy.filter { $0.provided == nil }.map(\.key)
  }

  /// Whether a key is registered in this container or one above it.
  ///
  /// Nothing is built, and it counts as no use of what is registered. What any container makes for a
  /// registered key, such as its `Provider`, and what a typed key declares, is not registered.
  ///
  /// ```swift
  /// if container.isRegistered(.of((any Mailer).self, name: "backup")) { … }
  /// ```
  ///
  /// - Complexity: O(log n) for each container.
  public func isRegistered(_ key: Key) -> Bool {
    guard let record = record(for: key) else { return false }
    return record.provided == nil
  }

  /// Where keys were registered before, which are registered again: the latest is not among them. The
  /// first eight lines of each key; empty in a fork, where a second registration is an override.
  package var replacedSites: [Key: [SourceSite]] {
    let replaced = withCore { $0.replaced }
    guard !replaced.isEmpty else { return [:] }
    let twice = Set(ownRecords.lazy.filter(\.isReplacement).map(\.key))
    return replaced.filter { twice.contains($0.key) }.mapValues { $0.map(\.site) }
  }

  /// The registrations of this container itself, in order.
  var ownRecords: [RegistrationRecord] { withCore { $0.registrations.share() }.inOrder }
}
