extension Container {
  /// A node for each key that is registered in this container itself, in registration order.
  ///
  /// It builds nothing, and no override counts as used.
  ///
  /// - Complexity: O(n log n) in the number of registrations.
  package var graphNodes: [DependencyGraph.Node] {
    let registrations = withCore { $0.registrations.share() }
    var records: [RegistrationRecord] = []
    registrations.visit { records.append($0) }
    return records.sorted { $0.rank < $1.rank }.map { record in
      DependencyGraph.Node(
        record.key,
        lifetime: record.scope.map { "scoped to \($0)" } ?? record.lifetime.text,
        isLive: record.mark != nil || rules?.isLive(record) == true,
        isAsynchronous: record.place == .task,
        isReady: record.ready != nil,
        site: record.site.site
      )
    }
  }
}

extension DependencyGraph.Node {
  /// The same, as it looks from a container further in.
  package func inherited(from label: String?) -> Self {
    Self(
      key,
      kind: .inherited(from: label),
      lifetime: lifetime,
      isLive: isLive,
      isAsynchronous: isAsynchronous,
      isReady: isReady,
      site: site
    )
  }
}
