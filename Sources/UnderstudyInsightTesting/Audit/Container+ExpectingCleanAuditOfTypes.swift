public import Understudy
public import UnderstudyInsight

/// Overloads that take types in place of keys; a type stands for its unnamed key.
extension Container {
  /// Expects that every registration can be built and that an audit finds no problem.
  ///
  /// ```swift
  /// @Test func `the box office fits together`() async throws {
  ///   try await makeContainer().expectCleanAudit(roots: [BoxOffice.self])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - types: the types that the app resolves itself; if given, registrations that nothing needs
  ///     are found.
  ///   - allowed: kinds of findings to accept.
  ///   - ignored: keys to ignore. Registrations that depend on a failing key are still reported.
  ///   - minimum: the lowest severity of a finding to report.
  ///   - limit: how long one registration may take; a slower one is a failure.
  ///   - clock: the clock that measures the limit.
  ///   - scopeValues: the values that a scope of a kind provides.
  /// - Returns: the whole audit, with the registrations left out and the graph.
  /// - Throws: `CancellationError` if the test is cancelled.
  @_disfavoredOverload  // an empty list selects the overload for keys
  @discardableResult
  public func expectCleanAudit(
    roots types: [any Any.Type],
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
    try await expectCleanAudit(
      roots: types.map { Key($0) },
      allowing: allowed,
      ignoring: ignored,
      minimum: minimum,
      limit: limit,
      clock: clock,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      scopeValues: scopeValues
    )
  }

  /// Expects a clean audit of what synchronous code can build.
  ///
  /// Registrations that need `await`, or the main actor if this is called elsewhere, are left out.
  ///
  /// - Parameters:
  ///   - types: the types that the app resolves itself; if given, registrations that nothing needs
  ///     are found.
  ///   - allowed: kinds of findings to accept.
  ///   - ignored: keys to ignore. Registrations that depend on a failing key are still reported.
  ///   - minimum: the lowest severity of a finding to report.
  ///   - scopeValues: the values that a scope of a kind provides.
  /// - Returns: the whole audit, with the registrations left out and the graph.
  @_disfavoredOverload
  @discardableResult
  public func expectCleanAudit(
    roots types: [any Any.Type],
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
    expectCleanAudit(
      roots: types.map { Key($0) },
      allowing: allowed,
      ignoring: ignored,
      minimum: minimum,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      scopeValues: scopeValues
    )
  }
}
