extension Container {
  /// A container with the same registrations and its own future.
  ///
  /// Nothing done to the fork is seen by its origin or by its siblings. Instances that came ready
  /// are part of their registration and shared; built ones are not, unless asked for.
  ///
  /// ```swift
  /// let fork = container.fork()
  /// fork.register((any Mailer).self, instance: MailerSpy())  // the origin keeps its mailer
  /// let warm = container.fork(sharing: .builtInstances)
  /// ```
  ///
  /// - Parameters:
  ///   - sharing: what it takes along. With ``ForkSharing/builtInstances`` it starts with what is
  ///     built already, less what was built from a key that the fork registers again.
  ///   - label: what error texts call it; the origin's label if left out.
  /// - Returns: the fork; of a closed container, a closed one.
  /// - Complexity: O(1), whatever the number of registrations and instances.
  public func fork(sharing: ForkSharing = .registrations, label: String? = nil) -> Container {
    let fork = fork(sharing: sharing, label: label ?? self.label, rules: rules, sink: sink)
    fork.isRecorded(like: self)
    return fork
  }

  /// A fork that keeps to other rules and tells another test.
  ///
  /// - Parameter ancestors: what error texts call the forks of its ancestors; their own labels if
  ///   left out.
  package func fork(
    sharing: ForkSharing,
    label: String?,
    ancestors: String? = nil,
    rules: MockRules?,
    sink: (any IssueSink)?
  ) -> Container {
    guard parent != nil else { return fork(beneath: nil, sharing, label, rules, sink) }
    // The chain of ancestors is forked with it, so that nothing done there is seen either.
    let above = lineage.dropFirst().reversed().reduce(nil as Container?) { above, ancestor in
      ancestor.fork(beneath: above, sharing, ancestors ?? ancestor.label, rules, sink)
    }
    return fork(beneath: above, sharing, label, rules, sink)
  }

  /// - Parameter parent: the fork of this container's own parent, if it has one.
  private func fork(
    beneath parent: Container?,
    _ sharing: ForkSharing,
    _ label: String?,
    _ rules: MockRules?,
    _ sink: (any IssueSink)?
  ) -> Container {
    var core = withCore { $0.forked(sharing: sharing, parent: parent) }
    if rules?.guards(nothingMoreThan: self.rules) == false {
      if let ancestry = core.ancestry {
        core.unjudged = [ancestry]
      } else {
        core.rare?.unjudged = []
      }
    }
    if sink != nil || rules != nil {
      if !isOfTest { core.isTakenOver = true }
      core.dropProvided(where: \.isDroppedInTests)
    }
    let fork = Container(
      label: label,
      core: core,
      rules: rules,
      sink: sink,
      standsFor: standsFor
    )
    fork.takeWaitLimit(of: self)
    if let sink = self.sink, sink !== fork.sink, sharing == .builtInstances, sink.followsBirths {
      sink.shared(with: fork)
    }
    return fork
  }
}
