/// Lists the registered keys.
extension Container {
  /// The keys registered in this container itself, in registration order: a replacement keeps the
  /// place of the first.
  ///
  /// ```swift
  /// for key in container.registeredKeys { print(key) }  // Mailer, Mailer(name: backup), …
  /// ```
  ///
  /// - Complexity: O(n log n).
  public var registeredKeys: [Key] {
    ownRecords.lazy.filter { $0.provided == nil }.map(\.key)
  }

  /// Whether a type is registered in this container or an ancestor.
  ///
  /// Nothing is built, and the registration does not count as used. What any container makes for a
  /// registered key, such as its `Provider`, and the default of a typed key do not count as
  /// registered.
  ///
  /// ```swift
  /// if container.isRegistered((any Mailer).self, name: "backup") { … }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered, protocols as `(any P).self`.
  ///   - name: the name it was registered under.
  /// - Complexity: O(log n) for each container.
  public func isRegistered(_ type: any Any.Type, name: String? = nil) -> Bool {
    guard let record = record(for: Key(type, name: name)) else { return false }
    return record.provided == nil
  }

  /// The lines of earlier registrations of keys that were registered again, without the latest. The
  /// first eight lines of each key; empty in a fork, where a second registration is an override.
  package var replacedSites: [Key: [SourceSite]] {
    let replaced = withCore { $0.extras?.notes.replacedSites() }
    guard let replaced, !replaced.isEmpty else { return [:] }
    return ownRecords.reduce(into: [:]) { sites, record in
      guard record.isReplacement, let earlier = replaced.find(record.key) else { return }
      sites[record.key] = earlier.sites.map(\.site)
    }
  }

  /// The registrations of this container itself, in order.
  var ownRecords: [RegistrationRecord] { withCore { $0.registrations.share() }.inOrder }

  /// Whether the key is registered in this container itself.
  package func registers(_ key: Key) -> Bool { withCore { $0.registrations.find(key) != nil } }
}
