import Understudy

/// The result of resolving one registration in a dry run.
enum AuditVerdict: Sendable {
  case resolved
  case failed(ContainerError)
  case leftOut(ContainerAudit.SkippedRegistration.Reason)
  /// It lacks an unregistered key that a scope of one of these kinds may provide.
  case lacksScopeValue(ContainerError, [ScopeKind])
  /// It needs an instance that asynchronous code has to build first.
  case waiting(ContainerError)

  /// If a registration that outlives the scopes lacks the key, it also fails without them;
  /// comparing the two results reports it.
  ///
  /// - Parameters:
  ///   - error: why the registration could not be resolved.
  ///   - kinds: the kinds of the scopes that were opened for it.
  init(_ error: ContainerError?, in kinds: [ScopeKind]) {
    switch error {
    case nil: self = .resolved
    case .requiresAsync?: self = .waiting(error!)  // `error` is not nil: it matched the case
    case .blockedByFirewall(let context)?: self = .leftOut(.isGuarded(context.reportedKey))
    case .dependencyNotRegistered? where !kinds.isEmpty:
      self = .lacksScopeValue(error!, kinds)  // `error` is not nil: it matched the case
    case let error?: self = .failed(error)
    }
  }
}
