public import Understudy

/// Types where keys are taken: a type stands for its unnamed key.
extension Container {
  /// Resolves every registration once, aside, and reports what cannot be built and what is suspicious.
  ///
  /// ```swift
  /// let audit = try await container.audit(roots: [BoxOffice.self])
  /// ```
  ///
  /// - Parameter types: what the app asks for itself; given those, registrations that nothing needs
  ///   are found. The other parameters are those of the form that takes keys.
  @_disfavoredOverload  // an empty list is one of keys
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

  /// The same for synchronous code: what needs `await`, or the main actor where this is called
  /// elsewhere, is left out.
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
