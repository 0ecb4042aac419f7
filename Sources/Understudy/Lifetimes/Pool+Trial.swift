/// An instance that makes further instances: a dry run tries those as well.
protocol Lending: Sendable {
  /// Borrows one element and returns it, if synchronous code can make it.
  ///
  /// - Returns: what it was made from.
  func lendOnTrial(at site: SourceSite) throws(ContainerError) -> [Provenance]

  /// Borrows one element and returns it, suspending where needed.
  func lendOnTrial(at site: SourceSite) async throws -> [Provenance]
}

extension Pool: Lending {
  func lendOnTrial(at site: SourceSite) throws(ContainerError) -> [Provenance] {
    try borrowIfAvailable(fileID: site.file, line: site.line)?.giveBack()
    return plan.source.known ?? []
  }

  func lendOnTrial(at site: SourceSite) async throws -> [Provenance] {
    try await borrow(fileID: site.file, line: site.line).giveBack()
    return plan.source.known ?? []
  }
}
