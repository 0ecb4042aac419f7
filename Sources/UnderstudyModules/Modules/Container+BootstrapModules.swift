public import Understudy

extension Container {
  /// Sets the process's default container, once, to one that is configured with modules.
  ///
  /// ```swift
  /// let container = try Container.bootstrap(modules: app, environment: .staging)
  /// print(container.moduleReport?.failures ?? [])
  /// ```
  ///
  /// The new container is configured before it is published; if that fails, nothing changes.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether ``validate(fileID:line:)`` is called before it is published.
  ///   - modules: the modules; none of them asynchronous.
  ///   - environment: the environment that the modules receive.
  ///   - clock: measures the durations in the report; in a test a manual one.
  /// - Returns: the new default; ``moduleReport`` has the outcome of each module.
  /// - Throws: ``ModuleError``, also if there is a default already: ``ModuleError/Kind/refused``.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    validating: Bool = false,
    modules: ModuleSet,
    environment: AppEnvironment = .production,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ModuleError) -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = Container(label: label)
    do throws(ModuleError) {
      let reservation = try reserve(for: container, replacing: replacing, at: site)
      _ = try container.configure(.init(aside: modules, environment, clock, at: site))
      if validating { try validate(container, at: site) }
      try publish(reservation, at: site, label)
    } catch {
      if !container.closeIfIdle() { Task.detached { await container.close() } }
      throw error
    }
    return container
  }

  /// Sets the process's default container to one configured with modules, which async code may
  /// prepare.
  ///
  /// ```swift
  /// try await Container.bootstrap(modules: app, environment: .detected())
  /// ```
  ///
  /// If the configuration fails, or the task is cancelled, nothing changes, prepared instances are
  /// cleaned up, and the next call starts over.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether ``validate(fileID:line:)`` is called before it is published.
  ///   - modules: the modules, in any order.
  ///   - environment: the environment that the modules receive.
  ///   - clock: measures the durations in the report; in a test a manual one.
  /// - Throws: ``ModuleError`` or `CancellationError`.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    validating: Bool = false,
    modules: ModuleSet,
    environment: AppEnvironment = .production,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let request = ModuleRequest(aside: modules, environment, clock, at: site)
    return try await bootstrap(label, replacing, validating, request)
  }

  static func bootstrap(
    _ label: String,
    _ replacing: Bool,
    _ validating: Bool,
    _ request: ModuleRequest,
    _ onConfigured: StartUp.Configured = { _ in }
  ) async throws -> Container {
    let site = request.site
    let container = Container(label: label)
    do {
      let reservation = try reserve(for: container, replacing: replacing, at: site)
      _ = try await container.configure(request)
      try await onConfigured(container)
      if validating { try await validate(container, at: site) }
      try Task.checkCancellation()
      try publish(reservation, at: site, label)
    } catch {
      await container.close()
      throw error
    }
    return container
  }

  private static func reserve(
    for container: Container,
    replacing: Bool,
    at site: SourceSite
  ) throws(ModuleError) -> ProcessDefault.Reservation {
    do {
      return try ProcessDefault.reserve(for: container, replacing: replacing, at: site)
    } catch {
      throw ModuleError(.refused(error), at: site, in: container.label)
    }
  }

  private static func publish(
    _ reservation: consuming ProcessDefault.Reservation,
    at site: SourceSite,
    _ label: String
  ) throws(ModuleError) {
    do {
      try reservation.publish()
    } catch {
      throw ModuleError(.refused(error), at: site, in: label)
    }
  }

  private static func validate(
    _ container: Container,
    at site: SourceSite
  ) throws(ModuleError) {
    do {
      try container.validate(fileID: site.file, line: site.line)
    } catch {
      throw ModuleError(.refused(error), at: site, in: container.label)
    }
  }

  private static func validate(_ container: Container, at site: SourceSite) async throws {
    do {
      try await container.validate(fileID: site.file, line: site.line)
    } catch let error as ContainerError {
      throw ModuleError(.refused(error), at: site, in: container.label)
    }
  }
}

extension ModuleRequest {
  fileprivate init(
    aside set: ModuleSet,
    _ environment: AppEnvironment,
    _ clock: any Clock<Duration>,
    at site: SourceSite
  ) {
    self.init(set: set, environment: environment, site: site, isAside: true, clock: clock)
  }
}
