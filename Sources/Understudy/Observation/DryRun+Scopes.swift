/// Opens scopes for the dry run alone, with the values that scopes of their kinds declare.
extension DryRun {
  package typealias ScopeValues = @Sendable (ScopeKind) -> [any AnyRegistration]

  /// Returns the scope nested in scopes of these kinds, the outermost first; the sandbox if there are
  /// none.
  ///
  /// - Throws: what is wrong with the values of one of them.
  package func place(
    in kinds: [ScopeKind],
    with values: ScopeValues
  ) throws(ContainerError) -> Container {
    var place = sandbox
    for kind in kinds {
      let id = ScopeID(kind, "audit")
      place =
        if let open = place.knownChildren?.scope(id) { open } else {
          try place.begin(id, at: site).filled(with: values(kind)).finished()
        }
    }
    return place
  }

  /// The registration that counts for a key in the sandbox or, if it has none, in a scope opened there.
  func record(for key: Key) -> RegistrationRecord? {
    sandbox.record(for: key) ?? Self.record(for: key, within: sandbox)
  }

  private static func record(for key: Key, within container: Container) -> RegistrationRecord? {
    for child in container.knownChildren?.open ?? [] {
      let own = child.withCore { $0.registrations.find(key) }
      if let found = own ?? record(for: key, within: child) { return found }
    }
    return nil
  }
}
