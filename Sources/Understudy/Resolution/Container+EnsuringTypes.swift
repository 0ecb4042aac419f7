/// Takes types instead of keys: a type stands for its unnamed key.
extension Container {
  /// Builds types that the app requires, and reports all that cannot be built.
  ///
  /// ```swift
  /// try container.preload([(any Mailer).self, (any PaymentGateway).self])
  /// ```
  ///
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with one error for each that fails.
  @_disfavoredOverload  // an empty list is a list of keys
  public func preload(
    _ types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    try preload(types.map { Key($0) }, fileID: fileID, line: line)
  }

  /// Builds types that the app requires, suspending where needed.
  @_disfavoredOverload
  public func preload(
    _ types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    try await preload(types.map { Key($0) }, fileID: fileID, line: line)
  }
}
