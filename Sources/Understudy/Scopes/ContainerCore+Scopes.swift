/// What makes a container a scope.
struct ScopeMark: Sendable {
  let id: ScopeID
  let site: SourceSite
  /// What its container knows it by.
  let number: UInt64
  /// Whether observers know of it. A fork of it is another's.
  var isAnnounced = false
}

extension ContainerCore {
  /// What a scope gives for a key of its ancestors: an instance of its own.
  func scoped(_ key: Key) -> RegistrationRecord? {
    guard let kind = scope?.id.kind, let record = parent?.record(for: key), record.scope == kind
    else { return nil }
    return record
  }

  /// Whether the container is a scope of that kind or stands in one.
  func isWithin(_ kind: ScopeKind?) -> Bool {
    guard let kind else { return false }
    if scope?.id.kind == kind { return true }
    return parent?.withCore { $0.isWithin(kind) } ?? false
  }
}
