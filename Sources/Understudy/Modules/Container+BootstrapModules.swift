extension Container {
  /// Sets the container of the process, once, to one that is configured with modules.
  ///
  /// ```swift
  /// let container = try Container.bootstrap(modules: app, environment: .staging)
  /// print(container.moduleReport?.failures ?? [])
  /// ```
  ///
  /// It is configured aside and published whole; if it cannot be, nothing changes.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - replacing: whether it may take the place of an earlier one.
  ///   - modules: the set; none of them asynchronous.
  ///   - environment: what the modules are given.
  /// - Returns: the new default; ``moduleReport`` tells what became of each module.
  /// - Throws: ``ModuleError``, also where there is a default already: ``ModuleError/Kind/refused``.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    modules: ModuleSet,
    environment: AppEnvironment = .production,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ModuleError) -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = try begin(label, replacing: replacing, at: site)
    do throws(ModuleError) {
      _ = try container.configure(.init(aside: modules, environment, at: site))
    } catch {
      ProcessDefault.giveUp()
      if !container.closeIfIdle() { Task.detached { await container.close() } }
      throw error
    }
    ProcessDefault.publish()
    return container
  }

  /// Sets the container of the process to one that is configured with modules, some of which are
  /// prepared by asynchronous code.
  ///
  /// ```swift
  /// try await Container.bootstrap(modules: app, environment: .detected())
  /// ```
  ///
  /// If it cannot be configured, or the task is cancelled, nothing changes, what was prepared is
  /// cleaned up, and the next call starts afresh.
  ///
  /// - Throws: ``ModuleError`` or `CancellationError`.
  @discardableResult
  public static func bootstrap(
    label: String = "default",
    replacing: Bool = false,
    modules: ModuleSet,
    environment: AppEnvironment = .production,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = try begin(label, replacing: replacing, at: site)
    do {
      _ = try await container.configure(.init(aside: modules, environment, at: site))
      try Task.checkCancellation()
    } catch {
      ProcessDefault.giveUp()
      await container.close()
      throw error
    }
    ProcessDefault.publish()
    return container
  }

  private static func begin(
    _ label: String,
    replacing: Bool,
    at site: SourceSite
  ) throws(ModuleError) -> Container {
    let container = Container(label: label)
    do {
      try ProcessDefault.begin(container, replacing: replacing, at: site)
    } catch {
      throw ModuleError(.refused(error), at: site, in: label)
    }
    return container
  }
}

extension ModuleRequest {
  fileprivate init(aside set: ModuleSet, _ environment: AppEnvironment, at site: SourceSite) {
    self.init(set: set, environment: environment, site: site, isAside: true)
  }
}
