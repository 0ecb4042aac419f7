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
  ///
  /// - Parameter retired: takes the registration, which an ancestor may drop any moment.
  func scoped(_ key: Key, retired: inout Retired) -> RegistrationRecord? {
    guard let kind = scope?.id.kind, let record = parent?.record(for: key) else { return nil }
    retired.add(record)
    return record.scope == kind ? record : nil
  }

  /// Whether the container is a scope of that kind or stands in one.
  func isWithin(_ kind: ScopeKind?) -> Bool {
    guard let kind else { return false }
    if scope?.id.kind == kind { return true }
    var next = parent
    while let current = next {
      if current.withCore({ $0.scope?.id.kind == kind }) { return true }
      next = current.parent
    }
    return false
  }
}
