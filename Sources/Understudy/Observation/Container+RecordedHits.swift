/// Reads of built instances where nobody but recorders listens, as in each test's container.
extension Container {
  /// An instance that is there, told to who takes it down.
  ///
  /// - Returns: `nil`, with nobody told, where the long way has to be taken.
  func recordedHit(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite
  ) -> InstanceRecord? {
    guard cell.isMerelyRecorded, ambientChain == nil else { return nil }
    let key = Key(type, name: name)
    let found = withCore { core in core.cache.entry(for: key)?.instance.takeUnretainedValue() }
    guard let found else { return nil }
    tellRecorders(of: key, at: site.site)
    return found
  }

  private func tellRecorders(of key: Key, at site: SourceSite) {
    let own = recorders
    for recorder in own { recorder.recordHit(key, at: site, label: label, container: id) }
    guard var ancestor = parent else { return }
    var told = own
    while true {
      for recorder in ancestor.recorders where !told.contains(where: { $0 === recorder }) {
        recorder.recordHit(key, at: site, label: label, container: id)
        told.append(recorder)
      }
      guard let next = ancestor.parent else { return }
      ancestor = next
    }
  }
}
