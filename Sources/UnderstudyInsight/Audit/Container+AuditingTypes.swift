public import Understudy

/// Overloads that take types in place of keys; a type stands for its unnamed key.
extension Container {
  /// Resolves every registration once, in a temporary fork, and reports those that cannot be built
  /// or are misconfigured.
  ///
  /// ```swift
  /// let audit = try await container.audit(roots: [BoxOffice.self])
  /// ```
  ///
  /// - Parameters:
  ///   - types: the types that the app resolves itself; if given, the audit finds registrations
  ///     that nothing needs.
  ///   - limit: the time that one registration may take; a slower one is a failure. So is one that
  ///     depends on it, after the same time.
  ///   - clock: the clock that measures the limit.
  ///   - scopeValues: the values that a scope of a kind provides, as passed to
  ///     ``openScope(_:id:fileID:line:values:)``. Without it, registrations that need such a value
  ///     are left out.
  /// - Returns: the audit: its failures and findings, the registrations left out, and the graph.
  /// - Throws: `CancellationError` if the task is cancelled; a factory that is running is left
  ///   behind.
  @_disfavoredOverload  // an empty list selects the overload for keys
  public func audit(
    roots types: [any Any.Type],
    limit: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder scopeValues: @escaping @Sendable (ScopeKind) -> [any AnyRegistration] = {
      _ in []
    }
  ) async throws(CancellationError) -> ContainerAudit {
    try await audit(
      roots: types.map { Key($0) },
      limit: limit,
      clock: clock,
      fileID: fileID,
      line: line,
      scopeValues: scopeValues
    )
  }

  /// Resolves every registration that synchronous code can build, in a temporary fork, and reports
  /// problems.
  ///
  /// Registrations that need `await`, or the main actor if this is called elsewhere, are left out.
  ///
  /// - Parameters:
  ///   - types: the types that the app resolves itself; if given, the audit finds registrations
  ///     that nothing needs.
  ///   - scopeValues: the values that a scope of a kind provides, as passed to
  ///     ``openScope(_:id:fileID:line:values:)``. Without it, registrations that need such a value
  ///     are left out.
  /// - Returns: the audit: its failures and findings, the registrations left out, and the graph.
  @_disfavoredOverload
  public func audit(
    roots types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder scopeValues: @escaping @Sendable (ScopeKind) -> [any AnyRegistration] = {
      _ in []
    }
  ) -> ContainerAudit {
    audit(roots: types.map { Key($0) }, fileID: fileID, line: line, scopeValues: scopeValues)
  }
}
