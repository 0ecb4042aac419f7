/// What makes more than itself: a rehearsal tries that as well.
protocol Lending: Sendable {
  /// Lends one element and takes it back, if synchronous code can make it.
  ///
  /// - Returns: what it was made from.
  func lendOnTrial(at site: SourceSite) throws(ContainerError) -> [Provenance]

  /// The same, suspending where needed.
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
