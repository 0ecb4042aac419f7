public import Understudy

extension Container {
  /// Checks the health of the existing services in this container and its ancestors.
  ///
  /// ```swift
  /// let services = await boxOffice.checkServices(limit: .seconds(2))
  /// print(services)
  /// // 2 services, degraded:
  /// //   PaymentGateway: degraded: the bank is slow
  /// //   TicketPrinter: healthy
  /// ```
  ///
  /// It checks every instance, registered or built, here or in an ancestor, whose type conforms to
  /// ``HealthChecking``; all run concurrently, and an object with two keys is checked once. Nothing
  /// is built, counts as used or is reported to observers. In a mock container, instances behind
  /// its firewall are left out.
  ///
  /// A check that throws makes the service unhealthy, and so does one that exceeds the limit, even
  /// if it ignores cancellation or blocks its thread, which is not part of the shared task pool;
  /// such a check holds its service until it ends. If the calling task is cancelled, this returns
  /// at once, and services that have not answered are unhealthy.
  ///
  /// - Parameters:
  ///   - limit: how long each check may take.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the health of the services, in registration order, those of ancestors last.
  /// - Complexity: O(n log n) in the number of registrations here and in ancestors, besides the
  ///   checks themselves.
  public func checkServices(
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> ServiceHealthReport {
    await roster().checked(within: limit, of: clock, in: self)
  }

  /// Checks the services of some keys, building them if necessary.
  ///
  /// Use it for services that the app cannot work without:
  ///
  /// ```swift
  /// await boxOffice.checkServices(of: [.of((any PaymentGateway).self), .of(SeatMap.self)])
  /// ```
  ///
  /// A service that cannot be resolved is unhealthy, with the error as its reason. One that can be,
  /// and does not conform to ``HealthChecking``, is healthy.
  ///
  /// - Parameters:
  ///   - keys: the keys of the required services.
  ///   - limit: how long each may take to resolve, and then how long its check may take.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the health of the services, in the order of the keys.
  public func checkServices(
    of keys: [Key],
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> ServiceHealthReport {
    let site = SourceSite(fileID: fileID, line: line)
    let found = await Self.atOnce(keys) { key in
      await self.service(of: key, within: limit, of: clock, at: site)
    }
    var roster = ServiceChecklist<any HealthChecking>()
    for (key, found) in zip(keys, found) {
      switch found {
      case .service(let service):
        roster.add(service, of: key, in: label, object: Self.identity(of: service))
      case .health(let health): roster.add(health, of: key, in: label)
      }
    }
    return await roster.checked(within: limit, of: clock, in: self)
  }

  /// Checks the services of some types, each of which stands for its unnamed key, building them if
  /// necessary.
  ///
  /// ```swift
  /// let health = await container.checkServices(of: [(any PaymentGateway).self])
  /// ```
  ///
  /// - Parameters:
  ///   - types: the types to check, as they are registered.
  ///   - limit: how long each may take to resolve, and then how long its check may take.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the health of the services, in the order of the keys.
  @_disfavoredOverload  // an empty list selects the overload for keys
  public func checkServices(
    of types: [any Any.Type],
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> ServiceHealthReport {
    await checkServices(
      of: types.map { Key($0) },
      limit: limit,
      clock: clock,
      fileID: fileID,
      line: line
    )
  }

  /// Applies an operation to all elements concurrently and returns the results in order.
  fileprivate static func atOnce<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ operation: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (place, element) in elements.enumerated() {
        group.addTask { (place, await operation(element)) }
      }
      var results: [Int: Result] = [:]
      for await (place, result) in group { results[place] = result }
      return elements.indices.compactMap { results[$0] }
    }
  }

  fileprivate static func identity(of value: Any) -> ObjectIdentifier? {
    type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
  }
}

// MARK: - Checking services

extension ServiceChecklist<any HealthChecking> {
  fileprivate func checked(
    within limit: Duration,
    of clock: any Clock<Duration>,
    in container: Container
  ) async -> ServiceHealthReport {
    health(
      await Container.atOnce(services) { service in
        let executor = DedicatedThreadExecutor()
        let result = await withTimedResult(limit, clock: clock, on: executor) {
          try await withContainer(container) { try await service.checkHealth() }
        }
        return switch result {
        case .value(let health): health
        case .failure(let error): .unhealthy("The check failed: \(error)")
        case .timedOut: .unhealthy("The check took longer than \(limit).")
        case .cancelled: .unhealthy("The check was cancelled.")
        }
      }
    )
  }
}

// MARK: - Finding

extension Container {
  private enum Found: Sendable {
    case service(any HealthChecking)
    case health(ServiceHealth)
  }

  private func service(
    of key: Key,
    within limit: Duration,
    of clock: any Clock<Duration>,
    at site: SourceSite
  ) async -> Found {
    let executor = DedicatedThreadExecutor()
    let result = await withTimedResult(limit, clock: clock, on: executor) {
      () async throws -> Found in
      let value = try await self.resolveErased(key, at: site)
      return (value as? any HealthChecking).map { .service($0) } ?? .health(.healthy)
    }
    return switch result {
    case .value(let found): found
    case .failure(let error): .health(.unhealthy("It cannot be resolved: \(error)"))
    case .timedOut: .health(.unhealthy("Resolving it took longer than \(limit)."))
    case .cancelled: .health(.unhealthy("The check was cancelled."))
    }
  }

  /// Returns the services that exist and can be checked.
  private func roster() -> ServiceChecklist<any HealthChecking> {
    var roster = ServiceChecklist<any HealthChecking>()
    var seen: Set<Key> = []
    var next: Container? = self
    while let container = next {
      for (key, instance) in container.heldInstances where seen.insert(key).inserted {
        guard let service = instance as? any HealthChecking else { continue }
        let object = Self.identity(of: service)
        roster.add(service, of: key, in: container.label, object: object)
      }
      next = container.parent
    }
    return roster
  }
}
