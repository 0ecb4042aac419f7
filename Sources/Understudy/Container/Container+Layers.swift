/// Layers the containers of nested suites and tests.
extension Container {
  /// Makes the container for an inner layer of a test: a fork that shares what the outer layers
  /// have built.
  ///
  /// - Parameter rules: those of the inner layer; without them the outer rules apply. What is live
  ///   in the outer layers stays live under both.
  /// - Complexity: O(1).
  package func layer(rules: MockRules?, label: String?, host: any TestHost) -> Container {
    var rules = rules
    if let live = self.rules?.live { rules?.live = live }
    return fork(
      sharing: .builtInstances,
      label: label,
      rules: rules ?? self.rules,
      host: host
    )
  }
}
