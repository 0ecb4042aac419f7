public import Understudy

extension Container {
  /// Resolves every registration once, in a fork that is thrown away, and reports what cannot be built
  /// and what is not right.
  ///
  /// ```swift
  /// let audit = try await container.audit(roots: [.of(BoxOffice.self)]) { kind in
  ///   if kind == .session { Registration(User.self, instance: .ada) }
  /// }
  /// print(audit)
  /// ```
  ///
  /// Everything takes part: what needs `await` or the main actor, what is inherited, and what lives in
  /// a scope, for which one of each kind is opened. Factories do run, with whatever they do beside
  /// building, one at a time. Here nothing is built, no override counts as used, no observer hears of
  /// it, and no double is moved or reset. What is built is let go of at the end, and its clean-up
  /// hooks run before this returns. What a firewall guards is left out, and so is who needs it.
  ///
  /// One element of each pool is made.
  ///
  /// What it cannot see: what parameterised factories will resolve, what a factory asks of
  /// a container that it kept from elsewhere, and what an instance asks for later without a wrapper,
  /// a provider or a lazy. Where a child shadows a key, both stand under one node of the graph.
  ///
  /// - Parameters:
  ///   - roots: what the app asks for itself; given those, registrations that nothing needs are found.
  ///     A root that is not registered is a failure.
  ///   - limit: how long one registration may take; one that takes longer is a failure. So is who
  ///     needs it, after the same time.
  ///   - clock: what measures it.
  ///   - scopeValues: what a scope of a kind brings, as given to ``openScope(_:id:fileID:line:values:)``.
  ///     Without it, what needs such a value is left out.
  /// - Throws: `CancellationError` if the task is cancelled; a factory at work is left behind.
  /// - Complexity: that of building everything.
  public func audit(
    roots: [Key] = [],
    limit: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder scopeValues: @escaping @Sendable (ScopeKind) -> [any AnyRegistration] = {
      _ in []
    }
  ) async throws(CancellationError) -> ContainerAudit {
    let site = SourceSite(fileID: fileID, line: line)
    if let refusal = refusal(at: site) { return ContainerAudit(refused: refusal, label) }
    var run = AuditRun(of: self, roots: roots, at: site, values: scopeValues)
    do {
      try await run.run(.init(limit: limit, clock: clock))
    } catch {
      await run.dryRun.end(within: .zero)
      throw error
    }
    let result = run.result
    // One that has not returned in its time is not awaited again.
    await run.dryRun.end(within: run.isLate ? .zero : .seconds(10))
    return result
  }

  /// The same for synchronous code: what needs `await`, or the main actor where this is called
  /// elsewhere, is left out, and so is who needs it.
  ///
  /// Clean-up hooks of what was built run soon after, in a task of their own. There is no limit: a
  /// factory that does not return holds this up.
  ///
  /// ```swift
  /// #expect(container.audit().isClean)
  /// ```
  ///
  /// - Complexity: that of building everything that synchronous code can build.
  public func audit(
    roots: [Key] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder scopeValues: @escaping @Sendable (ScopeKind) -> [any AnyRegistration] = {
      _ in []
    }
  ) -> ContainerAudit {
    let site = SourceSite(fileID: fileID, line: line)
    if let refusal = refusal(at: site) { return ContainerAudit(refused: refusal, label) }
    var run = AuditRun(of: self, roots: roots, at: site, values: scopeValues)
    defer { run.dryRun.end() }
    run.run()
    return run.result
  }

  /// Why nothing can be audited here.
  private func refusal(at site: SourceSite) -> ContainerError? {
    let context = ContainerError.Context(key: nil, container: label, resolvedAt: site)
    if isUnavailable { return .containerUnavailable(context) }
    return isClosed ? .containerClosed(context) : nil
  }
}

extension ContainerAudit {
  fileprivate init(refused failure: ContainerError, _ label: String?) {
    self.init(
      containerLabel: label,
      failures: [failure],
      findings: [],
      leftOut: [],
      graph: DependencyGraph(),
      resolvedCount: 0
    )
  }
}
