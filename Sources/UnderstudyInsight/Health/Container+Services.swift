public import Understudy

extension Container {
  /// Asks the services that are there how they are.
  ///
  /// ```swift
  /// let services = await boxOffice.checkServices(limit: .seconds(2))
  /// print(services)
  /// // 2 services, degraded:
  /// //   PaymentGateway: degraded: the bank is slow
  /// //   TicketPrinter: healthy
  /// ```
  ///
  /// Every instance is asked that was registered or built, here or above, and whose type conforms to
  /// ``HealthChecking``; all at once, an object that stands under two keys once. Nothing is built,
  /// counts as used or is told to observers. In a mock, what its firewall guards is left out.
  ///
  /// A check that throws makes the service unhealthy, and so does one that is over the limit, even if
  /// it ignores that it was cancelled or blocks its thread, which is not one of those that tasks
  /// share; such a check holds its service until it ends. When the calling
  /// task is cancelled, this returns at once, and what has not answered is unhealthy.
  ///
  /// - Parameters:
  ///   - limit: how long each may take.
  ///   - clock: what that is measured by.
  /// - Returns: how they are, in registration order, those of ancestors last.
  /// - Complexity: O(n log n) in what is registered here and above, beside what the checks take.
  public func checkServices(
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> ServicesHealth {
    await roster().checked(within: limit, of: clock, in: self)
  }

  /// Asks the services of some keys how they are, and builds them where they are not there.
  ///
  /// For those that the app cannot do without:
  ///
  /// ```swift
  /// await boxOffice.checkServices(of: [.of((any PaymentGateway).self), .of(SeatMap.self)])
  /// ```
  ///
  /// What cannot be resolved is unhealthy, with the error as its reason. What can be, and does not
  /// conform to ``HealthChecking``, is healthy.
  ///
  /// - Parameters:
  ///   - keys: what has to be there.
  ///   - limit: how long each may take to be resolved, and then how long to be checked.
  ///   - clock: what that is measured by.
  /// - Returns: how they are, in the order of the keys.
  public func checkServices(
    of keys: [Key],
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> ServicesHealth {
    let site = SourceSite(fileID: fileID, line: line)
    let found = await Self.atOnce(keys) { key in
      await self.service(of: key, within: limit, of: clock, at: site)
    }
    var roster = ServiceRoster<any HealthChecking>()
    for (key, found) in zip(keys, found) {
      switch found {
      case .service(let service):
        roster.add(service, of: key, in: label, object: Self.identity(of: service))
      case .health(let health): roster.add(health, of: key, in: label)
      }
    }
    return await roster.checked(within: limit, of: clock, in: self)
  }

  /// The same for types, each of which stands for its unnamed key.
  ///
  /// ```swift
  /// let health = await container.checkServices(of: [(any PaymentGateway).self])
  /// ```
  @_disfavoredOverload  // an empty list is one of keys
  public func checkServices(
    of types: [any Any.Type],
    limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> ServicesHealth {
    await checkServices(
      of: types.map { Key($0) },
      limit: limit,
      clock: clock,
      fileID: fileID,
      line: line
    )
  }

  /// The results of an operation that is done to all at once, in their order.
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

// MARK: - Asking

extension ServiceRoster<any HealthChecking> {
  fileprivate func checked(
    within limit: Duration,
    of clock: any Clock<Duration>,
    in container: Container
  ) async -> ServicesHealth {
    health(
      await Container.atOnce(services) { service in
        let executor = DedicatedThreadExecutor()
        let result = await withTimeout(limit, clock: clock, on: executor) {
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
    let result = await withTimeout(limit, clock: clock, on: executor) {
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

  /// Who is there and can be asked.
  private func roster() -> ServiceRoster<any HealthChecking> {
    var roster = ServiceRoster<any HealthChecking>()
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
