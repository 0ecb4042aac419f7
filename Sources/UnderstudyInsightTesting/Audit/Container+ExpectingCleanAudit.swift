public import Understudy
public import UnderstudyInsight

extension Container {
  /// Expects that every registration can be built and that an audit finds nothing: the test to have of
  /// an app's container, in one call.
  ///
  /// ```swift
  /// @Test func `the box office fits together`() async throws {
  ///   try await makeContainer().expectCleanAudit(roots: [.of(BoxOffice.self)])
  /// }
  /// ```
  ///
  /// Each failure and each finding is one issue, at the line of the registration it is about; the test
  /// that calls this fails with it. What was left out is no issue: look at the result.
  ///
  /// - Parameters:
  ///   - roots: what the app asks for itself; given those, registrations that nothing needs are found.
  ///   - allowed: kinds of findings that are none here.
  ///   - ignored: keys that are not to be told of; who needs one that fails is told all the same.
  ///   - minimum: how much a finding has to matter.
  ///   - limit: how long one registration may take; one that takes longer is a failure.
  ///   - clock: what measures it.
  ///   - scopeValues: what a scope of a kind brings.
  /// - Returns: the whole audit, with what was left out and the graph.
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
      .record(audit, preferring: sink)
    return audit
  }

  /// The same for synchronous code: what needs `await`, or the main actor where this is called
  /// elsewhere, is left out.
  ///
  /// - Returns: the whole audit, with what was left out and the graph.
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
      .record(audit, preferring: sink)
    return audit
  }
}
