/// What came of resolving one registration in a rehearsal.
enum AuditVerdict: Sendable {
  case resolved
  case failed(ContainerError)
  case leftOut(ContainerAudit.Omission.Reason)
  /// It lacks what nobody registers and a scope of one of these kinds may bring.
  case lacksScopeValue(ContainerError, [ScopeKind])
  /// It needs what asynchronous code has to build first.
  case waiting(ContainerError)

  /// - Parameters:
  ///   - error: why it could not be resolved.
  ///   - kinds: the scopes that were opened for it.
  ///   - lifetime: of a key that is registered.
  init(
    _ error: ContainerError?,
    in kinds: [ScopeKind],
    lifetime: (Key) -> LifetimeKind?
  ) {
    switch error {
    case nil: self = .resolved
    case .requiresAsync?: self = .waiting(error!)  // as the case says
    case .liveDependency(let context)?: self = .leftOut(.isGuarded(context.key))
    case .dependencyNotRegistered?
    where !kinds.isEmpty && Self.mayComeFromScope(error!.asker.flatMap(lifetime)):
      self = .lacksScopeValue(error!, kinds)  // as the case says
    case let error?: self = .failed(error)
    }
  }

  /// Whether what has that lifetime is built in the scope that asks for it.
  private static func mayComeFromScope(_ lifetime: LifetimeKind?) -> Bool {
    switch lifetime {
    case .scoped, .transient, .graph: true
    case .singleton, .weak, nil: false
    }
  }
}

extension ContainerError {
  /// ``path`` without parameterised factories, whose keys nobody has registered.
  var registeredPath: [Key] { path.filter { !($0.type is any CreationName.Type) } }

  /// Whose factory asked for the key that failed.
  var asker: Key? { registeredPath.dropLast().last }
}
