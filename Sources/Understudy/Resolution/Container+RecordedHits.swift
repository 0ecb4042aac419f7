/// Reads built instances if there are only recorders, as in each test's container.
extension Container {
  /// Returns an existing instance, and reports the hit to the recorders.
  ///
  /// - Parameter chain: the chain of running factories on this task, if there is one.
  /// - Returns: `nil`, without a report, if the slow path is needed.
  func recordedHit(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite,
    for chain: Frame?
  ) -> InstanceRecord? {
    guard chain == nil, cell.isMerelyRecorded else { return nil }
    let key = Key(type, name: name)
    let found = withCore { core in
      core.cache.entry(for: key)?.instance.takeUnretainedValue()
        ?? core.registeredInstance(for: key, rules)
    }
    guard let found else { return nil }
    tellRecorders(of: key, at: site.site)
    return found
  }

  private func tellRecorders(of key: Key, at site: SourceSite) {
    forEachInLine { $0.recordHit(key, at: site, label: label, container: id) }
  }

  /// Reports a registration to the recorders, if there are no observers.
  func tellRecorders(ofRegistered key: Key) {
    forEachInLine { $0.recordRegistration(of: key, in: label, container: id) }
  }

  /// Reports what a factory has resolved to the recorders.
  func tellRecorders(ofOrigin provenance: DependencyRecord) {
    guard !cell.isUnheard else { return }
    forEachInLine { $0.recordOrigin(Origin(provenance: provenance)) }
  }
}
