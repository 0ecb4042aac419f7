/// Records what something that is being built will look up later.
extension ContainerCore {
  /// Records that something made during a build will look the key up later.
  mutating func noteLater(_ key: Key) -> DependencyRecord {
    let found = withRecord(for: key) { record in
      record.markDependedUpon()
      return (id: record.id, mark: record.mark)
    }
    if found == nil { freshness.noteMissed(key) }
    return DependencyRecord(
      key: key,
      registration: found?.id ?? 0,
      level: level,
      kind: .later(asking: id),
      mark: found?.mark
    )
  }
}
