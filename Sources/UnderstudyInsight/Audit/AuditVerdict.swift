import Understudy

/// What came of resolving one registration in a dry run.
enum AuditVerdict: Sendable {
  case resolved
  case failed(ContainerError)
  case leftOut(ContainerAudit.Omission.Reason)
  /// It lacks what nobody registers and a scope of one of these kinds may bring.
  case lacksScopeValue(ContainerError, [ScopeKind])
  /// It needs what asynchronous code has to build first.
  case waiting(ContainerError)

  /// What somebody registered lacks that outlives the scopes fails without them, too: that is told
  /// where the two are compared.
  ///
  /// - Parameters:
  ///   - error: why it could not be resolved.
  ///   - kinds: the scopes that were opened for it.
  init(_ error: ContainerError?, in kinds: [ScopeKind]) {
    switch error {
    case nil: self = .resolved
    case .requiresAsync?: self = .waiting(error!)  // as the case says
    case .liveDependency(let context)?: self = .leftOut(.isGuarded(context.key))
    case .dependencyNotRegistered? where !kinds.isEmpty:
      self = .lacksScopeValue(error!, kinds)  // as the case says
    case let error?: self = .failed(error)
    }
  }
}
