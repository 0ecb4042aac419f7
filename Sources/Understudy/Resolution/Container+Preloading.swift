/// Builds required types in advance and reports all that fail.
extension Container {
  /// Builds types that the app requires, and reports all that cannot be built.
  ///
  /// Use it at the end of start-up. Unlike ``validate(fileID:line:)`` it builds them here, and
  /// keeps them.
  ///
  /// ```swift
  /// try container.preload([(any Mailer).self, (any PaymentGateway).self])
  /// ```
  ///
  /// - Parameter types: the required types; resolve what is registered under a name.
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with one error for each that
  ///   fails, in their order. A type that only asynchronous code can build is one of them.
  /// - Complexity: that of building them.
  public func preload(
    _ types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    let site = SourceSite(fileID: fileID, line: line)
    var failures: [ContainerError] = []
    for key in types.map({ Key($0) }) {
      do { try resolveErased(key, Request(key, site: site, chain: nil)) } catch {
        failures.append(error)
      }
    }
    try refuse(failures, at: site)
  }

  /// Builds types that the app requires, suspending where needed, and reports all that cannot be
  /// built.
  ///
  /// - Parameter types: the required types; resolve what is registered under a name.
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with one error for each that
  ///   fails, in their order, or `CancellationError`.
  public func preload(
    _ types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    let site = SourceSite(fileID: fileID, line: line)
    var failures: [ContainerError] = []
    for key in types.map({ Key($0) }) {
      do {
        try await resolveErased(key, Request(key, site: site, chain: nil))
      } catch let error as ContainerError {
        failures.append(error)
      }
    }
    try refuse(failures, at: site)
  }

  private func refuse(_ failures: [ContainerError], at site: SourceSite) throws(ContainerError) {
    guard !failures.isEmpty else { return }
    throw .validationFailed(
      .init(key: nil, container: label, resolvedAt: site),
      failures: failures
    )
  }
}
