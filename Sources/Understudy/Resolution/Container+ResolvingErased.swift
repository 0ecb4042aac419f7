/// Resolves a key without a static type.
extension Container {
  /// Resolves a key as its type.
  @discardableResult
  func resolveErased(_ key: Key, _ request: Request) throws(ContainerError) -> Any {
    try value(of: key.type, request)
  }

  /// Resolves a key as its type, suspending where needed.
  @discardableResult
  func resolveErased(_ key: Key, _ request: Request) async throws -> Any {
    try await value(of: key.type, request)
  }

  private func value<Value>(
    of type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Any {
    try resolved(type, request).value
  }

  private func value<Value>(of type: Value.Type, _ request: Request) async throws -> Any {
    try await resolved(type, request).value
  }
}
