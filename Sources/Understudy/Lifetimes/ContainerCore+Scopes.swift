/// The data that makes a container a scope.
struct ScopeMark: Sendable {
  let id: ScopeID
  let site: SourceSite
  /// The number by which its parent container knows it.
  let number: UInt64
  /// Whether its opening was reported to observers. A fork of it is not.
  var isAnnounced = false
}

/// Decides which registrations a scope builds for itself.
extension ContainerCore {
  /// The registration by which a scope gives its own instance for a key of its ancestors.
  ///
  /// - Parameter retired: receives the registration, which an ancestor may drop at any moment.
  func scoped(_ key: Key, retired: inout Retired) -> RegistrationRecord? {
    guard let kind = scope?.id.kind, let record = parent?.record(for: key) else { return nil }
    retired.add(record)
    return record.scope == kind ? record : nil
  }

  /// Whether the container is a scope of that kind or inside one.
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
