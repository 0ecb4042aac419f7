extension Container {
  /// Resolves keys that the app cannot do without, and names all that cannot be.
  ///
  /// For the end of a start-up. Unlike ``validate(fileID:line:)`` it builds them here, for good.
  ///
  /// ```swift
  /// try container.ensureResolvable([.of((any Mailer).self), .of((any PaymentGateway).self)])
  /// ```
  ///
  /// - Parameter keys: what has to be there.
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with one error for each key that fails,
  ///   in their order. What only asynchronous code can build is one of them.
  /// - Complexity: that of building them.
  public func ensureResolvable(
    _ keys: [Key],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    let site = SourceSite(fileID: fileID, line: line)
    var failures: [ContainerError] = []
    for key in keys {
      do { try resolveErased(key, Request(key, site: site, chain: nil)) } catch {
        failures.append(error)
      }
    }
    try refuse(failures, at: site)
  }

  /// Resolves keys that the app cannot do without, suspending where needed.
  ///
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with one error for each key that fails,
  ///   in their order, or `CancellationError`.
  public func ensureResolvable(
    _ keys: [Key],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    let site = SourceSite(fileID: fileID, line: line)
    var failures: [ContainerError] = []
    for key in keys {
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
