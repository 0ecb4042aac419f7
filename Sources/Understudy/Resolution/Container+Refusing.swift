/// Says what is wrong with a request: turns refusals and failures into errors, and reports them.
extension Container {
  func context(
    _ request: Request,
    registeredAt site: SourceSite? = nil,
    declaredAt: SourceSite? = nil,
    path: [Key]? = nil,
    isUnmarked: Bool = false,
    lentAt: [SourceSite]? = nil,
    cycle: ContainerError.Cycle? = nil,
    scope: ScopeKind? = nil,
    isDeclared: Bool = false,
    live: ContainerError.Context.Live? = nil
  ) -> ContainerError.Context {
    ContainerError.Context(
      key: request.key,
      path: path ?? request.chain.path(to: request.key),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      registeredAt: site,
      isUnmarked: isUnmarked,
      declaredAt: declaredAt,
      test: testContainer(),
      lentAt: lentAt,
      cycle: cycle,
      scope: scope,
      isDeclared: isDeclared,
      live: live
    )
  }

  /// The error context for an instance that was built from something live: that is the key that
  /// failed.
  private func context(_ request: Request, _ trace: LiveTrace) -> ContainerError.Context {
    ContainerError.Context(
      key: trace.path.last,
      path: request.chain.path(to: request.key) + trace.path.dropFirst(),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      registeredAt: trace.site,
      isUnmarked: trace.look.mark == nil,
      builtFromIt: request.key,
      test: testContainer()
    )
  }

  /// The error context for code that has escaped from its test.
  private func escape(_ request: Request) -> ContainerError.Context {
    ContainerError.Context(
      key: request.key,
      path: request.chain.path(to: request.key),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      escape: refusedEscape
    )
  }

  /// The request that escaped code made here.
  var refusedEscape: ContainerError.Context.Escape {
    .init(refusedDefault: ProcessDefault.published.map { $0.label ?? "unlabelled" })
  }

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
    case .closed: return .containerClosed(context(request))
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

  /// What the error for a live registration says of it.
  private func live(_ record: RegistrationRecord) -> ContainerError.Context.Live {
    // A test that registers the live one as well knows of both.
    let similar = record.usage == nil ? registrationOfTest(similarTo: record.key) : nil
    return .init(
      isOnMainActor: record.place == .mainActor,
      similar: similar.map { ($0.key, $0.site) }
    )
  }

  /// What the test has registered for a key that it may have taken for the given one.
  private func registrationOfTest(similarTo key: Key) -> RegistrationUsage? {
    var container: Container? = self
    while let current = container {
      let similar = current.overrides?.resolvedMarks.last {
        $0.key != key && !$0.isReplaced && NearMisses.isDouble($0.key, for: key)
      }
      if let similar { return similar }
      container = current.parent
    }
    return nil
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

  /// What is known of this container, if it is a test's.
  func testContainer(isEmpty: Bool = false) -> ContainerError.Context.TestContainer? {
    guard host?.nameOfTest != nil else { return nil }
    let current = Container.override
    // What is registered in an ancestor, a scope gets as well.
    let isCurrent = current.map { $0 === self || descends(from: $0) }
    return .init(isEmpty: isEmpty, isCurrent: isCurrent ?? false)
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

  /// Returns the process default if it has the key, which a test does not get from there.
  private func owner(inDefaultOf key: Key) -> ContainerError.Context.DefaultOwner? {
    guard TestRun.toolkit != nil, let other = ProcessDefault.existing, other !== self,
      let record = other.records.first(where: { $0.key == key })
    else { return nil }
    return .init(label: other.label ?? "unlabelled", site: record.site.site)
  }
}
