public import Understudy
public import UnderstudyInsight

extension Container {
  /// Expects that every registration can be built and that an audit finds no problem: a test of an
  /// app's container in one call.
  ///
  /// ```swift
  /// @Test func `the box office fits together`() async throws {
  ///   try await makeContainer().expectCleanAudit(roots: [.of(BoxOffice.self)])
  /// }
  /// ```
  ///
  /// Each failure and each finding is one issue, at the line of its registration; the test that
  /// calls this fails. Registrations that were left out are no issue: see the result.
  ///
  /// - Parameters:
  ///   - roots: the keys that the app resolves itself; if given, registrations that nothing needs
  ///     are found.
  ///   - allowed: kinds of findings to accept.
  ///   - ignored: keys to ignore. Registrations that depend on a failing key are still reported.
  ///   - minimum: the lowest severity of a finding to report.
  ///   - limit: how long one registration may take; a slower one is a failure.
  ///   - clock: the clock that measures the limit.
  ///   - scopeValues: the values that a scope of a kind provides.
  /// - Returns: the whole audit, with the registrations left out and the graph.
  /// - Throws: `CancellationError` if the test is cancelled.
  @discardableResult
  public func expectCleanAudit(
    roots: [Key] = [],
    allowing allowed: Set<AuditFinding.Kind> = [],
    ignoring ignored: Set<Key> = [],
    minimum: AuditFinding.Severity = .warning,
    limit: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @RegistrationBuilder scopeValues: @escaping @Sendable (ScopeKind) -> [any AnyRegistration] = {
      _ in []
    }
  ) async throws(CancellationError) -> ContainerAudit {
    let audit = try await audit(
      roots: roots,
      limit: limit,
      clock: clock,
      fileID: fileID,
      line: line,
      scopeValues: scopeValues
    )
    let caller = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    AuditIssues(allowed: allowed, ignored: ignored, minimum: minimum, caller: caller)
      .record(audit, preferring: host)
    return audit
  }

  /// Expects a clean audit of what synchronous code can build.
  ///
  /// Registrations that need `await`, or the main actor if this is called elsewhere, are left out.
  ///
  /// - Parameters:
  ///   - roots: the keys that the app resolves itself; if given, registrations that nothing needs
  ///     are found.
  ///   - allowed: kinds of findings to accept.
  ///   - ignored: keys to ignore. Registrations that depend on a failing key are still reported.
  ///   - minimum: the lowest severity of a finding to report.
  ///   - scopeValues: the values that a scope of a kind provides.
  /// - Returns: the whole audit, with the registrations left out and the graph.
  @discardableResult
  public func expectCleanAudit(
    roots: [Key] = [],
    allowing allowed: Set<AuditFinding.Kind> = [],
    ignoring ignored: Set<Key> = [],
    minimum: AuditFinding.Severity = .warning,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @RegistrationBuilder scopeValues: @escaping @Sendable (ScopeKind) -> [any AnyRegistration] = {
      _ in []
    }
  ) -> ContainerAudit {
    let audit = audit(roots: roots, fileID: fileID, line: line, scopeValues: scopeValues)
    let caller = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    AuditIssues(allowed: allowed, ignored: ignored, minimum: minimum, caller: caller)
      .record(audit, preferring: host)
    return audit
  }
}
