/// Validates a container in a dry run, and decides what counts as a failure.
extension Container {
  /// Resolves every registration that synchronous code can build, in a fork that is then discarded,
  /// and reports all that cannot be resolved.
  ///
  /// ```swift
  /// @Test func `what needs no await can be built`() throws { try appContainer().validate() }
  /// ```
  ///
  /// Factories that need `await`, or the main actor if this is called elsewhere, are skipped, and
  /// so is whatever only they resolve. `try await` validates those too. A synchronous factory that
  /// needs one of them is a failure, and so is a property, a `Provider` or a `Lazy` of what was
  /// built whose type is not registered, unless it is optional. A scoped registration is skipped if
  /// no scope of its kind is open; one that needs it and outlives it is not skipped. In a mock, what
  /// its firewall guards is skipped, and what needs it is not.
  ///
  /// Nothing is built in this container, and nothing is recorded as an issue. The factories do run,
  /// with all their side effects. One element of each pool is made, if synchronous code can make
  /// it. What is built is released at the end; clean-up hooks that have to be awaited run soon
  /// after, in a task of their own.
  ///
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` with each missing key, each cycle
  ///   and each factory that failed, once, in registration order.
  /// - Complexity: the cost of building everything.
  public func validate(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    let site = SourceSite(fileID: fileID, line: line)
    if let refusal = refusalToValidate(at: site) { throw refusal }
    let dryRun = DryRun(of: self, at: site)
    defer { dryRun.end() }
    var failures = FailureList()
    for record in dryRun.records {
      guard let error = dryRun.tryResolve(record.key), !error.isLeftOut else { continue }
      failures.add(error)
    }
    for error in dryRun.failuresOfLaterLookups { failures.add(error) }
    if let failure = validationFailure(failures, at: site) { throw failure }
  }

  /// Resolves every registration, in a fork that is then discarded, and reports all that cannot be
  /// resolved.
  ///
  /// ```swift
  /// @Test func `every registration can be built`() async throws {
  ///   try await appContainer().validate()
  /// }
  /// ```
  ///
  /// Registrations that need `await` or the main actor are built as well. What synchronous code can
  /// resolve only after asynchronous code has built it is resolved after that, and is not a
  /// failure. A scoped registration is skipped if no scope of its kind is open:
  /// ``audit(roots:limit:clock:fileID:line:scopeValues:)`` opens one.
  ///
  /// Nothing is built in this container, and nothing is recorded as an issue. The factories do run,
  /// with all their side effects. What is built is released at the end, and its clean-up hooks run
  /// before this returns.
  ///
  /// - Parameter limit: how long one registration may take; one that takes longer is a failure.
  /// - Throws: ``ContainerError/validationFailed(_:failures:)`` as the synchronous overload does;
  ///   `CancellationError` if the task is cancelled.
  /// - Complexity: the cost of building everything.
  public func validate(
    limit: Duration = .seconds(10),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    let site = SourceSite(fileID: fileID, line: line)
    if let refusal = refusalToValidate(at: site) { throw refusal }
    var run = ValidationRun(dryRun: DryRun(of: self, at: site), limit: limit)
    do {
      try await run.run()
    } catch {
      await run.dryRun.end(within: .zero)
      throw error
    }
    // A factory that has exceeded its time is not awaited again.
    await run.dryRun.end(within: run.isLate ? .zero : .seconds(10))
    if let failure = validationFailure(run.failures, at: site) { throw failure }
  }

  private func refusalToValidate(at site: SourceSite) -> ContainerError? {
    isUnavailable ? .containerUnavailable(.init(key: nil, resolvedAt: site)) : nil
  }

  private func validationFailure(_ failures: FailureList, at site: SourceSite) -> ContainerError? {
    guard !failures.all.isEmpty else { return nil }
    let context = ContainerError.Context(key: nil, container: label, resolvedAt: site)
    return .validationFailed(context, failures: failures.all)
  }
}

extension ContainerError {
  /// Whether it failed only because it was resolved here and now.
  fileprivate var isLeftOut: Bool {
    switch self {
    case .requiresAsync(let context), .scopeNotOpen(let context, _, _, _): context.chain.count <= 1
    default: false
    }
  }

  /// Whether it may be resolved once something else has been built.
  fileprivate var isEarly: Bool { kind == .requiresAsync }
}

/// A running asynchronous validation.
private struct ValidationRun {
  let dryRun: DryRun
  let limit: Duration
  private var errors: [Key: ContainerError] = [:]
  private var later: [ContainerError] = []
  private(set) var isLate = false
  private var executor = DedicatedThreadExecutor()

  init(dryRun: DryRun, limit: Duration) {
    self.dryRun = dryRun
    self.limit = limit
  }

  /// The failures, in registration order.
  var failures: FailureList {
    var failures = FailureList()
    for record in dryRun.records {
      if let error = errors[record.key], !error.isLeftOut { failures.add(error) }
    }
    for error in later { failures.add(error) }
    return failures
  }

  mutating func run() async throws(CancellationError) {
    for record in dryRun.records { try await tryResolve(record) }
    var early = 0
    repeat {
      let waiting = dryRun.records.filter { errors[$0.key]?.isEarly == true }
      early = waiting.count
      for record in waiting { try await tryResolve(record) }
    } while errors.values.count(where: \.isEarly) < early
    later = dryRun.failuresOfLaterLookups
  }

  private mutating func tryResolve(_ record: RegistrationRecord) async throws(CancellationError) {
    let (dryRun, key) = (dryRun, record.key)
    let result = await withTimedResult(limit, clock: ContinuousClock(), on: executor) {
      () async -> ContainerError? in
      let error = await dryRun.tryResolve(awaiting: key)
      guard let error, error.isEarly,
        dryRun.record(for: error.context.reportedKey)?.place == .mainActor
      else { return error }
      return await MainActor.run { dryRun.tryResolve(key) }
    }
    switch result {
    case .value(let error): errors[key] = error
    case .timedOut:
      (isLate, executor) = (true, DedicatedThreadExecutor())
      errors[key] = late(record)
    case .cancelled: throw CancellationError()
    }
  }

  private func late(_ record: RegistrationRecord) -> ContainerError {
    .factoryFailed(
      .init(
        key: record.key,
        path: [record.key],
        container: dryRun.sandbox.label,
        resolvedAt: dryRun.site,
        registeredAt: record.site.site
      ),
      underlying: FactoryTimeout(limit, of: .validation)
    )
  }
}
