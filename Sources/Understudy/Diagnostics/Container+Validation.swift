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
  /// those that live in a scope where none of its kind is open, and not what needs one and outlives it. In a
  /// mock, what its firewall guards is not run: it is left out too, and who needs it is not.
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
    // A test's, still: it takes the values for tests.
    let rules = isOfTest ? rules?.quiet ?? .permissive : nil
    let fork = fork(sharing: .registrations, label: label, rules: rules, sink: nil)
    fork.withCore { $0.isRehearsal = true }
    var failures: [ContainerError] = []
    var seen: Set<Fault> = []
    for record in records where self.rules?.refuses(record) != true {
      guard let error = failure(of: record, in: fork, site), seen.insert(Fault(error)).inserted
      else { continue }
      failures.append(error)
    }
    guard failures.isEmpty else {
      throw .validationFailed(
        .init(key: nil, container: label, resolvedAt: site),
        failures: failures
      )
    }
  }

  private func failure(
    of record: RegistrationRecord,
    in fork: Container,
    _ site: SourceSite
  ) -> ContainerError? {
    do {
      try record.check(in: fork, Request(record.key, site: site, chain: nil))
      return nil
    } catch .requiresAsync(let context) where context.path.count <= 1 {
      return nil
    } catch .scopeNotOpen(let context, _, _, _) where context.path.count <= 1 {
      return nil
    } catch {
      return error
    }
  }
}

/// What makes two failures one: the key, or for a cycle the keys it runs through.
private struct Fault: Hashable {
  let kind: ContainerError.Kind
  let keys: Set<Key>

  init(_ error: ContainerError) {
    kind = error.kind
    guard kind == .circularDependency, let last = error.path.last,
      let first = error.path.firstIndex(of: last)
    else {
      keys = [error.context.key]
      return
    }
    keys = Set(error.path[first...])
  }
}
