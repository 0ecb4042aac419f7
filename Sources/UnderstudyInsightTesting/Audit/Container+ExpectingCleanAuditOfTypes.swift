public import Understudy
public import UnderstudyInsight

/// Types where keys are taken: a type stands for its unnamed key.
extension Container {
  /// Expects that every registration can be built and that an audit finds nothing.
  ///
  /// ```swift
  /// @Test func `the box office fits together`() async throws {
  ///   try await makeContainer().expectCleanAudit(roots: [BoxOffice.self])
  /// }
  /// ```
  ///
  /// - Parameter types: what the app asks for itself; given those, registrations that nothing needs
  ///   are found. The other parameters are those of the form that takes keys.
  /// - Returns: the whole audit, with what was left out and the graph.
  /// - Throws: `CancellationError` if the test is cancelled.
  @_disfavoredOverload  // an empty list is one of keys
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

  /// The same for synchronous code: what needs `await`, or the main actor where this is called
  /// elsewhere, is left out.
  ///
  /// - Returns: the whole audit, with what was left out and the graph.
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
