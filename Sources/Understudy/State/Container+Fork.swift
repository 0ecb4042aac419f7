/// Copies a container: decides what a fork takes from its origin.
extension Container {
  /// Returns a container with the same registrations, independent from now on.
  ///
  /// Changes to the fork do not affect its origin or its siblings. Instances that were registered
  /// ready made are part of their registration and shared; built instances are shared only on
  /// request.
  ///
  /// ```swift
  /// let fork = container.fork()
  /// fork.register((any Mailer).self, instance: MailerSpy())  // the origin keeps its mailer
  /// let warm = container.fork(sharing: .builtInstances)
  /// ```
  ///
  /// - Parameters:
  ///   - sharing: what the fork takes along. With ``ForkSharing/builtInstances`` it starts with the
  ///     instances built so far, except those built from a key that the fork registers again.
  ///   - label: its name in error texts; the origin's label by default.
  /// - Returns: the fork; a fork of a closed container is closed.
  /// - Complexity: O(1), whatever the number of registrations and instances.
  public func fork(sharing: ForkSharing = .registrations, label: String? = nil) -> Container {
    let fork = fork(sharing: sharing, label: label ?? self.label, test: test)
    fork.isRecorded(like: self)
    return fork
  }

  /// Returns a fork that follows other rules and reports to another test.
  ///
  /// - Parameter ancestors: the label for the forks of its ancestors in error texts; their own
  ///   labels by default.
  package func fork(
    sharing: ForkSharing,
    label: String?,
    ancestors: String? = nil,
    rules: MockRules?,
    host: (any TestHost)?
  ) -> Container {
    let test = TestBinding.make(rules: rules, host: host)
    return fork(sharing: sharing, label: label, ancestors: ancestors, test: test)
  }

  private func fork(
    sharing: ForkSharing,
    label: String?,
    ancestors: String? = nil,
    test: TestBinding?
  ) -> Container {
    guard parent != nil else { return fork(beneath: nil, sharing, label, test) }
    // The chain of ancestors is forked with it, so that changes made there are not seen either.
    let above = lineage.dropFirst().reversed().reduce(nil as Container?) { above, ancestor in
      ancestor.fork(beneath: above, sharing, ancestors ?? ancestor.label, test)
    }
    return fork(beneath: above, sharing, label, test)
  }

  /// Returns a fork of this container alone, below the given parent.
  ///
  /// - Parameter parent: the fork of this container's own parent, if it has one.
  private func fork(
    beneath parent: Container?,
    _ sharing: ForkSharing,
    _ label: String?,
    _ test: TestBinding?
  ) -> Container {
    var core = withCore { $0.forked(sharing: sharing, parent: parent) }
    if let test { prepare(&core, for: test) }
    let fork = Container(
      label: label,
      core: core,
      test: test,
      standsFor: standsFor
    )
    fork.takeWaitLimit(of: self)
    self.test?.forked(into: fork, sharing: sharing)
    return fork
  }
}
