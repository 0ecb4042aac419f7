extension Container {
  /// Resolves every registration once, in a fork that is thrown away, and reports all that cannot be.
  ///
  /// ```swift
  /// @Test func `everything is registered`() throws { try appContainer().validate() }
  /// ```
  ///
  /// Nothing is built in this container, and nothing is recorded as an issue. The factories do run,
  /// with whatever they do beside building. Those that need `await`, or the main actor where this
  /// is called elsewhere, are left out; a synchronous factory that needs one of them is not. So are
  /// those that live in a scope where none of its kind is open, and not what needs one and outlives it.
  /// In a mock, what its firewall guards is not run: it is left out too, and who needs it is not.
  ///
  /// Of each pool one element is made, where synchronous code can. What is built is let go of; clean-up
  /// hooks that have to be awaited run soon after, in a task of their own.
  /// ``audit(roots:limit:clock:fileID:line:scopeValues:)`` does more, and awaits them.
  ///
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with each missing key, each cycle and
  ///   each factory that failed, once, in registration order.
  /// - Complexity: that of building everything.
  public func validate(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    let site = SourceSite(fileID: fileID, line: line)
    if isUnavailable { throw .containerUnavailable(.init(key: nil, resolvedAt: site)) }
    let rehearsal = Rehearsal(of: self, at: site)
    defer { rehearsal.end() }
    var failures = FailureList()
    for record in rehearsal.records {
      guard let error = rehearsal.attempt(record.key), !isLeftOut(error) else { continue }
      failures.add(error)
    }
    guard failures.all.isEmpty else {
      throw .validationFailed(
        .init(key: nil, container: label, resolvedAt: site),
        failures: failures.all
      )
    }
  }

  /// Whether nothing else is wrong than that it is asked for here and now.
  private func isLeftOut(_ error: ContainerError) -> Bool {
    switch error {
    case .requiresAsync(let context), .scopeNotOpen(let context, _, _, _): context.path.count <= 1
    default: false
    }
  }
}
