import Understudy

extension Container {
  /// A node for each key that is registered in this container itself, in registration order.
  ///
  /// Reading it builds nothing, and no override counts as used.
  ///
  /// - Complexity: O(n log n) in the number of registrations.
  package var graphNodes: [DependencyGraph.Node] { inspect().own.map { .init($0) } }
}

extension DependencyGraph.Node {
  init(_ item: ContainerContents.Item, kind: Kind = .registered) {
    self.init(
      item.key,
      kind: kind,
      lifetime: item.lifetimeText,
      isLive: item.isLive,
      isAsynchronous: item.place == .task,
      isReady: item.isReady,
      site: item.site
    )
  }

  /// Returns the node as a descendant of its container sees it.
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
