/// Types where keys are taken: a type stands for its unnamed key.
extension Container {
  /// Resolves types that the app cannot do without, and names all that cannot be.
  ///
  /// ```swift
  /// try container.ensureResolvable([(any Mailer).self, (any PaymentGateway).self])
  /// ```
  ///
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with one error for each that fails.
  @_disfavoredOverload  // an empty list is one of keys
  public func ensureResolvable(
    _ types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    try ensureResolvable(types.map { Key($0) }, fileID: fileID, line: line)
  }

  /// Resolves types that the app cannot do without, suspending where needed.
  @_disfavoredOverload
  public func ensureResolvable(
    _ types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await ensureResolvable(types.map { Key($0) }, fileID: fileID, line: line)
  }
}
