extension Pool {
  /// Borrows an instance for the duration of an operation.
  ///
  /// ```swift
  /// let slip = try await printers.withBorrowed { printer in try await printer.print(ticket) }
  /// ```
  ///
  /// - Parameter operation: the code that uses the instance, which is returned when it ends in any
  ///   way.
  /// - Returns: what the operation returns.
  /// - Throws: what ``borrow(fileID:line:)`` throws, and what the operation throws.
  public func withBorrowed<Result>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ operation: (Element) async throws -> Result
  ) async throws -> Result {
    let lease = try await borrow(fileID: fileID, line: line)
    defer { lease.end() }
    return try await operation(lease.value)
  }

  /// Borrows an instance: an idle one, a new one, or, if all are in use, the next that is returned.
  ///
  /// Waiting callers are served in the order of arrival. Cancelling one does not affect the others.
  /// In a cancelled task an idle instance is leased, and nothing is made or waited for.
  ///
  /// While tests run, a caller waits no longer than the container's ``Container/waitTimeout``: a test
  /// that waits for an instance it has borrowed itself fails rather than hangs.
  ///
  /// ```swift
  /// let lease = try await printers.borrow()
  /// try await lease.value.print(ticket)
  /// lease.end()
  /// ```
  ///
  /// - Returns: the lease; it ends with ``Lease/end()``, or with its last reference.
  /// - Throws: ``ContainerError`` if the factory fails, the container is closed or gone, or the
  ///   wait of a test exceeds the limit; `CancellationError`.
  public func borrow(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Lease {
    let site = SourceSite(fileID: fileID, line: line)
    switch await nextGrant() {
    case .lend(let item): return try await lend(item, at: site)
    case .make where Task.isCancelled:
      abandonPlace()
      throw CancellationError()
    case .make: return try await make(at: site)
    case .cancelled: throw CancellationError()
    case .exhausted(let limit): throw exhausted(after: limit, at: site)
    case .closed: throw closed(at: site)
    }
  }

  /// Borrows an instance if one is available without waiting.
  ///
  /// ```swift
  /// guard let lease = try printers.borrowIfAvailable() else { return .comeBackLater }
  /// ```
  ///
  /// - Returns: the lease; `nil` if all instances are in use, or only asynchronous code could make
  ///   a new one.
  /// - Throws: ``ContainerError`` if the factory fails or the container is closed or gone.
  public func borrowIfAvailable(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Lease? {
    let site = SourceSite(fileID: fileID, line: line)
    let mayMake = if case .synchronous = plan.factory.body { true } else { false }
    while true {
      switch state.withLock({ $0.claim(mayMake: mayMake) }) {
      case .lend(let item):
        if let item = current(item) { return Lease(of: item, from: self, at: site) }
        doom(item)
      case .make: return try makeNow(at: site)
      case .full: return nil
      case .closed: throw closed(at: site)
      }
    }
  }

  // MARK: - Asking

  private func nextGrant() async -> PoolReply<Item> {
    let isCancelled = Task.isCancelled
    return switch state.withLock({ $0.claim(mayMake: !isCancelled) }) {
    case .lend(let item): .lend(item)
    case .make: .make
    case .closed: .closed
    case .full: isCancelled ? .cancelled : await wait()
    }
  }

  private func wait() async -> PoolReply<Item> {
    let ticket = state.withLock { $0.ticket() }
    var timer: Task<Void, any Error>?
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let grant = state.withLock { $0.wait(ticket, continuation) }
        if let grant { return continuation.resume(returning: grant) }
        timer = patience.map { self.timer(of: ticket, for: $0) }
      }
    } onCancel: {
      state.withLock { $0.cancel(ticket) }?.resume(returning: .cancelled)
    }
  }

  /// How long a test waits; `nil` in production.
  private var patience: Duration? {
    let container = plan.factory.reference.container
    guard tracksLeases else { return nil }
    return container?.waitTimeout ?? .seconds(30)
  }

  /// Ends a wait if nothing is returned for that long. It counts its own seconds, which get longer
  /// if many tasks compete for the processor.
  private func timer(of ticket: UInt64, for limit: Duration) -> Task<Void, any Error> {
    let step = min(limit, .seconds(1))
    return Task.detached { [weak self] in
      var still = StillTime(self?.state.withLock(\.returns), step: step)
      while still.elapsed < limit {
        try await Task.sleep(for: step)
        still.note(self?.state.withLock(\.returns), after: step)
      }
      self?.state.withLock { $0.cancel(ticket) }?.resume(returning: .exhausted(after: limit))
    }
  }

  // MARK: - Leasing

  /// The item after a new check of what it was made from; `nil` if that has changed.
  private func current(_ item: Item) -> Item? {
    item.origin.current(in: plan.factory.reference.container).map {
      Item(value: item.value, origin: $0)
    }
  }

  private func lend(_ item: Item, at site: SourceSite) async throws -> Lease {
    if let item = current(item) { return Lease(of: item, from: self, at: site) }
    state.withLock { $0.doom() }
    await discard(item)
    // The slot stays with the caller that has waited for it.
    let (mayMake, isOver) = state.withLock { ($0.replace(), $0.isOver) }
    if isOver { ending.complete() }
    guard mayMake else { throw closed(at: site) }
    return try await make(at: site)
  }

  /// Makes an element for a slot that this task has.
  private func make(at site: SourceSite) async throws -> Lease {
    let place = PoolSlot()
    let value: Element
    do {
      value = try await plan.factory.create(with: place, fileID: site.file, line: site.line)
    } catch {
      abandonPlace()
      throw error
    }
    return try taken(Item(value: value, origin: place.origin), at: site)
  }

  private func makeNow(at site: SourceSite) throws(ContainerError) -> Lease {
    let place = PoolSlot()
    let value: Element
    do throws(ContainerError) {
      value = try plan.factory.create(with: place, fileID: site.file, line: site.line)
    } catch {
      abandonPlace()
      throw error
    }
    return try taken(Item(value: value, origin: place.origin), at: site)
  }

  private func taken(_ item: Item, at site: SourceSite) throws(ContainerError) -> Lease {
    plan.source.learn(item.origin)
    if state.withLock({ $0.made() }) { return Lease(of: item, from: self, at: site) }
    discardLater(item)
    throw closed(at: site)
  }

  private func abandonPlace() {
    state.withLock { $0.failed() }?.resume(returning: .make)
  }

  /// The error for a test whose wait exceeded the limit, which is an issue, too.
  private func exhausted(after limit: Duration, at site: SourceSite) -> ContainerError {
    let key = plan.factory.key
    guard let container = plan.factory.reference.container else {
      return plan.factory.reference.gone(key, site)
    }
    // A hundred leases made at one line are listed as one line.
    let lent = leases.withLock { Array($0.values) }.map { ("\($0)", $0) }
    let sites = Dictionary(lent, uniquingKeysWith: { first, _ in first })
      .sorted { $0.key < $1.key }
      .map(\.value)
    let request = Request(key, site: site, chain: container.ambientChain)
    let error = ContainerError.timedOut(
      container.context(request, lentAt: sites),
      builder: sites.first ?? site,
      after: limit
    )
    IssueOutlet.record(error.description, at: site, in: container)
    return error
  }

  /// The error for borrowing from a pool that is closed.
  private func closed(at site: SourceSite) -> ContainerError {
    let key = plan.factory.key
    guard let container = plan.factory.reference.container else {
      return plan.factory.reference.gone(key, site)
    }
    let request = Request(key, site: site, chain: container.ambientChain)
    return container.reported(.containerClosed(container.context(request)), request)
  }
}
