/// Reads of built instances where nobody but recorders listens, as in each test's container.
extension Container {
  /// An instance that is there, told to who takes it down.
  ///
  /// - Parameter chain: what is being built on this task, if anything.
  /// - Returns: `nil`, with nobody told, where the long way has to be taken.
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

  /// The same for a registration, which nobody observes.
  func tellRecorders(ofRegistered key: Key) {
    forEachInLine { $0.recordRegistration(of: key, in: label, container: id) }
  }

  /// The same for what a factory has resolved that somebody keeps notes of.
  func tellRecorders(ofOrigin provenance: Provenance) {
    guard !cell.isUnheard else { return }
    forEachInLine { $0.recordOrigin(Origin(provenance: provenance)) }
  }

  /// Those here and above, each once.
  func forEachInLine(_ body: (any EventRecorder) -> Void) {
    forEachRecorder(body)
    guard var ancestor = parent else { return }
    var told = recorders
    while true {
      for recorder in ancestor.recorders where !told.contains(where: { $0 === recorder }) {
        body(recorder)
        told.append(recorder)
      }
      guard let next = ancestor.parent else { return }
      ancestor = next
    }
  }
}
