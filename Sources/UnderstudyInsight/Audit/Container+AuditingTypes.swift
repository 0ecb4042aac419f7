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
  /// - Parameter types: the types that the app resolves itself; if given, the audit finds
  ///   registrations that nothing needs. The other parameters are those of the overload that takes
  ///   keys.
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
