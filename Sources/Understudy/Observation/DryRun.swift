/// A dry run: a fork in which everything is resolved once, to check that it can be.
///
/// It belongs to no test and no observer: what happens in it causes no issue or event, uses no
/// override, and attaches no double. What is built in it is released with it.
package struct DryRun: Sendable {
  /// The fork in which the keys are resolved.
  let sandbox: Container
  /// The furthest ancestor of the sandbox, under which everything is opened.
  let root: Container
  /// The registrations to try, in registration order, without those that a firewall guards.
  let records: [RegistrationRecord]
  /// The registrations that a firewall guards.
  let guarded: [RegistrationRecord]
  private let notes: DryRunNotes
  /// The line that requested it.
  package let site: SourceSite
  /// The factories that the dry run was begun in: what they are building is not tried, since it
  /// would begin another dry run, and that one the next.
  private let enclosing: DryRunContext

  package init(of container: Container, at site: SourceSite) {
    let notes = DryRunNotes()
    self.notes = notes
    self.site = site
    sandbox = container.fork(
      sharing: .registrations,
      label: container.label,
      rules: container.test?.rulesOfDryRun,
      host: nil
    )
    var part: Container? = sandbox
    var lowest = sandbox
    while let current = part {
      current.withCore { core in
        core.isDryRun = true
        core.extras.made.dryRun = notes
      }
      lowest = current
      part = current.parent
    }
    root = lowest
    let all = container.records
    records = all.filter { container.rules?.refuses($0) != true }
    guarded = all.filter { container.rules?.refuses($0) == true }
    enclosing = DryRunContext(trying: records)
  }

  /// Makes the recorder record what happens in the sandbox and in scopes opened in it.
  package func record(into recorder: some EventRecorder) { root.record(into: recorder) }

  /// Resolves a key here, synchronously, and releases the result. A pool lends an element, too.
  ///
  /// - Parameter place: the sandbox, or a scope in it.
  /// - Returns: why it cannot be resolved, or `nil`.
  package func tryResolve(_ key: Key, in place: Container? = nil) -> ContainerError? {
    let place = place ?? sandbox
    switch enclosing.verdict(on: place.record(for: key), request(key), in: place) {
    case .fails(let error): return error
    case .isTried: return nil
    case .toTry: break
    }
    return enclosing.run { () -> ContainerError? in
      do throws(ContainerError) {
        let built = try place.resolveErased(key, request(key))
        if let pool = built as? any Lending {
          place.tellRecorders(of: try pool.borrowForDryRun(at: site), lentAs: key)
        }
        withExtendedLifetime(built) { notes.settle() }
        return nil
      } catch {
        notes.settle()
        return error
      }
    }
  }

  /// Resolves a key here, suspending where needed.
  package func tryResolve(
    awaiting key: Key,
    in place: Container? = nil
  ) async -> ContainerError? {
    let place = place ?? sandbox
    let request = request(key)
    switch enclosing.verdict(on: place.record(for: key), request, in: place) {
    case .fails(let error): return error
    case .isTried: return nil
    case .toTry: break
    }
    do {
      try await enclosing.runInTask {
        let built = try await place.resolveErased(key, request)
        if let pool = built as? any Lending {
          place.tellRecorders(of: try await pool.borrowForDryRun(at: site), lentAs: key)
        }
        withExtendedLifetime(built) { notes.settle() }
      }
      return nil
    } catch {
      notes.settle()
      // The factory's own cancellation error, or the caller no longer waits for the answer.
      return error as? ContainerError
        ?? .factoryFailed(
          place.context(request, registeredAt: place.record(for: key)?.site.site),
          underlying: error
        )
    }
  }

  /// The errors that properties, providers and lazies of what was built will get when they look up
  /// what is not registered.
  package var failuresOfLaterLookups: [ContainerError] {
    let lineage = sandbox.lineage
    let later = notes.later.filter { lookup in
      lineage.contains { $0 === lookup.container.container }
    }
    return enclosing.run { later.compactMap(\.failure) }
  }

  /// What they look up in a scope that was opened for the dry run, which may provide it as a value.
  package var laterNeedsOfScopes: [(asker: Key, key: Key, kinds: [ScopeKind])] {
    let lineage = sandbox.lineage
    return notes.later.compactMap { lookup in
      guard let place = lookup.container.container, !lineage.contains(where: { $0 === place }),
        place.record(for: lookup.key) == nil
      else { return nil }
      return (lookup.asker, lookup.key, place.lineage.reversed().compactMap(\.scopeID?.kind))
    }
  }

  /// A request that records what transients were made from, too.
  private func request(_ key: Key) -> Request {
    Request(key, site: site, chain: nil, options: .wantsProvenance)
  }

  /// Ends the dry run. If hooks of what was built have to be awaited, they run soon, in their own
  /// task.
  package func end() {
    guard !root.closeIfIdle() else { return enclosing.end() }
    Task.detached { await end(within: .seconds(10)) }
  }

  /// Ends the dry run and waits for the hooks of what was built.
  ///
  /// - Parameter limit: how long to wait for factories that are still running.
  package func end(within limit: Duration) async {
    await enclosing.runInTask { await root.close(within: limit) }
    enclosing.end()
    // Closing reaches what stands on the root through weak references.
    extendLifetime(sandbox)
  }
}

extension Container {
  /// Reports what elements of a pool are made from, which is resolved when the elements are made.
  fileprivate func tellRecorders(of foundations: [DependencyRecord], lentAs pool: Key) {
    let looks = foundations.map { look in
      DependencyRecord(
        key: look.key,
        registration: look.registration,
        level: look.level,
        kind: .later(asking: id),
        mark: look.mark
      )
    }
    tellRecorders(
      ofOrigin: DependencyRecord(key: pool, registration: 0, dependencies: DependencyList(looks))
    )
  }
}
