/// Records for the chain of running factories what it was built from.
extension Container {
  /// Records for the chain that this container found the key in an ancestor: its own registration
  /// of it would come first.
  func noteLookup(_ found: DependencyRecord, for chain: Frame?) {
    guard let chain else { return }
    withCore { $0.freshness.noteMissed(found.key) }
    chain.note(
      DependencyRecord(
        key: found.key,
        registration: found.registration,
        level: level,
        mark: found.mark
      ),
      from: self
    )
  }

  /// Records for the chain that it was built from something that this container gave before.
  func note(_ provenance: DependencyRecord, for chain: Frame) {
    record(for: provenance.key)?.markDependedUpon()
    chain.note(provenance, from: self)
    if withCore({ $0.registrations.find(provenance.key) == nil }) {
      noteLookup(provenance, for: chain)
    }
  }

  /// Records for the chain that it was built without the key.
  func noteAbsence(_ request: Request) {
    guard let chain = request.chain else { return }
    withCore { $0.freshness.noteMissed(request.key) }
    chain.note(DependencyRecord(key: request.key, registration: 0, level: level), from: self)
  }
}
