/// Scopes that are open for the dry run alone, with what scopes of their kinds bring.
extension DryRun {
  package typealias ScopeValues = @Sendable (ScopeKind) -> [any AnyRegistration]

  /// The scope within scopes of these kinds, the outermost first; the sandbox for none.
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

  /// The registration that counts for a key on the sandbox or, if it has none, in a scope opened there.
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
