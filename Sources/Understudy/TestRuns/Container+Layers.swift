extension Container {
  /// What an inner layer of a test gets: a fork that shares what the outer ones have built.
  ///
  /// - Parameter rules: those of the inner layer; without any the outer ones hold on. What is live
  ///   out there stays live under both.
  /// - Complexity: O(1).
  package func layer(rules: MockRules?, label: String?, sink: any IssueSink) -> Container {
    var rules = rules
    if let live = self.rules?.live { rules?.live = live }
    return fork(
      sharing: .builtInstances,
      label: label,
      rules: rules ?? self.rules,
      sink: sink
    )
  }
}
