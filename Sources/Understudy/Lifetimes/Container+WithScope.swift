/// Opens a scope for the duration of an operation.
extension Container {
  /// Opens a scope while the operation runs.
  ///
  /// ```swift
  /// let receipt = try await container.withScope(.request, id: number) {
  ///   Registration(Request.self, instance: request)
  /// } operation: { scope in
  ///   try await scope.resolve(Handler.self).handle()
  /// }
  /// ```
  ///
  /// The scope is current inside. It has been closed, including its clean-up hooks, when this
  /// returns, throws or is cancelled.
  ///
  /// - Parameters:
  ///   - kind: the kind of scope.
  ///   - id: distinguishes it from others of its kind.
  ///   - values: what only this scope has.
  ///   - operation: the code to run.
  /// - Returns: what the operation returns.
  /// - Throws: what the operation and ``openScope(_:id:fileID:line:values:)`` throw.
  public func withScope<Result>(
    _ kind: ScopeKind,
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder values: () -> [any AnyRegistration] = { [] },
    operation: (Container) async throws -> Result
  ) async throws -> Result {
    let scope = try openScope(kind, id: id, fileID: fileID, line: line, values: values)
    return try await scope.runToEnd(operation)
  }

  /// Opens a scope that sets itself up, while the operation runs.
  ///
  /// ```swift
  /// let receipt = try await container.withScope(Visit(id: 1, customer: ada)) { visit in
  ///   try await visit.resolve(Basket.self).buy()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: the scope's object.
  ///   - operation: the code to run.
  /// - Returns: what the operation returns.
  /// - Throws: what the operation and ``open(_:cleaningUpWithin:fileID:line:)`` throw.
  public func withScope<Result>(
    _ object: some ScopeObject,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    operation: (Container) async throws -> Result
  ) async throws -> Result {
    let scope = try await open(object, fileID: fileID, line: line)
    return try await scope.runToEnd(operation)
  }

  private func runToEnd<Result>(
    _ operation: (Container) async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await withContainer(self) { try await operation(self) }
      await close()
      return result
    } catch {
      await close()
      throw error
    }
  }
}
