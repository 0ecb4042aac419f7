/// Decides which registrations a scope builds for itself.
extension ContainerCore {
  /// The registration by which a scope gives its own instance for a key of its ancestors.
  ///
  /// - Parameter retired: receives the registration, which an ancestor may drop at any moment.
  func scoped(_ key: Key, retired: inout Retired) -> RegistrationRecord? {
    guard let kind = extras?.scope?.id.kind, let record = parent?.record(for: key) else {
      return nil
    }
    retired.add(record)
    return record.scope == kind ? record : nil
  }

  /// Whether the container is a scope of that kind or inside one.
  func isWithin(_ kind: ScopeKind?) -> Bool {
    guard let kind else { return false }
    if extras?.scope?.id.kind == kind { return true }
    var next = parent
    while let current = next {
      if current.withCore({ $0.extras?.scope?.id.kind == kind }) { return true }
      next = current.parent
    }
    return false
  }
}
