/// Says what is wrong with a request: turns refusals and failures into errors, and reports them.
extension Container {
  /// The error for what a factory threw.
  func failure(
    _ error: any Error,
    of request: Request,
    _ record: RegistrationRecord
  ) -> ContainerError {
    failure(error, of: request, registeredAt: record.site.site)
  }

  func failure(
    _ error: any Error,
    of request: Request,
    registeredAt site: SourceSite
  ) -> ContainerError {
    // The innermost error already has its key and the whole path.
    if let error = error as? ContainerError { return error }
    return .factoryFailed(context(request, registeredAt: site), underlying: error)
  }

  func requiresAsync(_ request: Request, _ record: RegistrationRecord) -> ContainerError {
    let isDeclared = record.declaration != nil
    return .requiresAsync(
      context(request, registeredAt: record.site.site, isDeclared: isDeclared)
    )
  }

  func error(_ refusal: ContainerCore.Refusal, _ request: Request) -> ContainerError {
    switch refusal {
    case .closed:
      let registered = withCore { $0.extras?.testState.fallback }?.has(request.key)
      return .containerClosed(context(request, lackedKey: parent == nil && registered == false))
    case .live(let record):
      let live = live(record)
      return .blockedByFirewall(
        record.provided == nil
          ? context(
            request,
            registeredAt: record.site.site,
            isUnmarked: record.mark == nil,
            scope: record.scope,
            live: live
          )
          : context(request, declaredAt: record.site.site, scope: record.scope, live: live)
      )
    case .builtFromLive(let trace): return .blockedByFirewall(context(request, trace))
    case .requiresAsync(let record):
      return requiresAsync(request, record)
    case .scopeNotOpen(let record):
      return .scopeNotOpen(
        context(request, registeredAt: record.site.site, isDeclared: record.declaration != nil),
        kind: record.scope ?? "",
        id: nil,
        open: scopesAround
      )
    case .defect(let error): return error
    case .cancelled: return .containerClosed(context(request))
    }
  }

  /// Reports a missing key to the test of a strict mock, once, at the line that noticed it.
  func reported(_ error: ContainerError, _ request: Request) -> ContainerError {
    guard request.reportsMisses else { return error }
    guard let severity = severity(of: error) else {
      if case .dependencyNotRegistered = error { host?.missed(error) }
      return error
    }
    IssueOutlet.record(
      ContainerIssue(error.description, at: request.site, severity: severity),
      preferring: host
    )
    return error
  }

  /// The severity with which the test hears of an error here; `nil` if only the caller does.
  func severity(of error: ContainerError) -> ContainerIssue.Severity? {
    switch error.kind {
    case .dependencyNotRegistered where rules?.missing == .fails, .blockedByFirewall:
      rules?.severity
    case .containerUnavailable where isEscape,
      .containerClosed where host?.isOver == true && isClosed:
      .error
    default: nil
    }
  }

  /// The error for a missing key, reported to observers and to the test of a strict mock.
  func missed(_ request: Request) -> ContainerError {
    let error = reported(missing(request), request)
    tell(.failed(error), request)
    return error
  }

  func missing(_ request: Request, path: [Key]? = nil) -> ContainerError {
    if isEscape { return .containerUnavailable(escape(request)) }
    if standsFor != nil { return .containerUnavailable(context(request)) }
    let keys = records.map(\.key)
    let near = NearMisses(of: request.key, among: keys)
    let context = ContainerError.Context(
      key: request.key,
      path: path ?? request.chain.path(to: request.key),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      names: near.names,
      isWithoutBootstrap: isInitial && registeredKeys.isEmpty,
      defaultOwner: owner(inDefaultOf: request.key),
      test: testContainer(isEmpty: keys.isEmpty)
    )
    return .dependencyNotRegistered(context, nearMisses: near.keys)
  }
}
