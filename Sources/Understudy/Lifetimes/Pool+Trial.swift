/// An instance that makes further instances: a dry run tries those as well.
protocol Lending: Sendable {
  /// Borrows one element and returns it, if synchronous code can make it.
  ///
  /// - Returns: what it was made from.
  func borrowForDryRun(at site: SourceSite) throws(ContainerError) -> [DependencyRecord]

  /// Borrows one element and returns it, suspending where needed.
  func borrowForDryRun(at site: SourceSite) async throws -> [DependencyRecord]
}

extension Pool: Lending {
  func borrowForDryRun(at site: SourceSite) throws(ContainerError) -> [DependencyRecord] {
    try borrowIfAvailable(fileID: site.file, line: site.line)?.end()
    return plan.source.known ?? []
  }

  func borrowForDryRun(at site: SourceSite) async throws -> [DependencyRecord] {
    try await borrow(fileID: site.file, line: site.line).end()
    return plan.source.known ?? []
  }
}

extension ContainerContents.Item {
  package var isPool: Bool { key.type is any Lending.Type }
}
