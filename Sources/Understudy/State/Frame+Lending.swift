/// Notes that what a factory makes lends elements later.
extension Frame {
  /// Records that what this factory makes will resolve elements from its container.
  func noteLending() -> PoolDependencies {
    let source = PoolDependencies(container: container.id)
    let lookup = DependencyRecord(
      key: key,
      registration: record?.id ?? 0,
      level: container.level,
      kind: .lending(source)
    )
    container.withCore { $0.freshness.noteLending() }
    note(lookup, from: container)
    return source
  }
}
