public import Understudy

extension Container {
  /// Resolves every registration once, in a temporary fork, and reports those that cannot be built
  /// or are misconfigured.
  ///
  /// ```swift
  /// let audit = try await container.audit(roots: [.of(BoxOffice.self)]) { kind in
  ///   if kind == .session { Registration(User.self, instance: .ada) }
  /// }
  /// print(audit)
  /// ```
  ///
  /// The audit includes registrations that need `await` or the main actor, inherited ones, and
  /// scoped ones, for which it opens one scope of each kind. Factories do run, with all their side
  /// effects, one at a time. This container builds nothing; no override counts as used, no observer
  /// is notified, and no double is moved or reset. Instances are released at the end, and their
  /// clean-up hooks run before this returns. Registrations behind a firewall are left out, and so
  /// are those that depend on them.
  ///
  /// The audit makes one element of each pool.
  ///
  /// An audit cannot see the instances that parameterised factories will resolve, those a factory
  /// resolves from a container it kept from elsewhere, and those an instance resolves later other
  /// than through a wrapper, a provider or a lazy. A key that a child shadows shares one graph node
  /// with the shadowed one.
  ///
  /// - Parameters:
  ///   - roots: the keys that the app resolves itself; if given, the audit finds registrations that
  ///     nothing needs. A root that is not registered is a failure.
  ///   - limit: the time that one registration may take; a slower one is a failure. So is one that
  ///     depends on it, after the same time.
  ///   - clock: the clock that measures the limit.
  ///   - scopeValues: the values that a scope of a kind provides, as passed to
  ///     ``openScope(_:id:fileID:line:values:)``. Without it, registrations that need such a value
  ///     are left out.
  /// - Returns: the audit: its failures and findings, the registrations left out, and the graph.
  /// - Throws: `CancellationError` if the task is cancelled; a factory that is running is left
  ///   behind.
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
    // A factory that has missed its limit is not awaited again.
    await run.dryRun.end(within: run.isLate ? .zero : .seconds(10))
    return result
  }

  /// Resolves every registration that synchronous code can build, in a temporary fork, and reports
  /// problems.
  ///
  /// Registrations that need `await`, or the main actor if this is called elsewhere, are left out,
  /// and so are those that depend on them.
  ///
  /// Clean-up hooks of the built instances run soon after, in a task of their own. There is no
  /// limit: a factory that does not return blocks this call.
  ///
  /// ```swift
  /// #expect(container.audit().isClean)
  /// ```
  ///
  /// - Parameters:
  ///   - roots: the keys that the app resolves itself; if given, the audit finds registrations that
  ///     nothing needs. A root that is not registered is a failure.
  ///   - scopeValues: the values that a scope of a kind provides, as passed to
  ///     ``openScope(_:id:fileID:line:values:)``. Without it, registrations that need such a value
  ///     are left out.
  /// - Returns: the audit: its failures and findings, the registrations left out, and the graph.
  /// - Complexity: that of building every registration that synchronous code can build.
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

  /// Returns the reason this container cannot be audited; `nil` if it can.
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
