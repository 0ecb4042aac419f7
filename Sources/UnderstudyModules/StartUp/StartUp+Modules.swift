public import Understudy

extension StartUp {
  /// Changes or inspects a container whose modules have registered what they have.
  public typealias Configured = @concurrent @Sendable (_ container: Container) async throws -> Void

  /// Makes the state of a start that publishes a container configured with modules.
  ///
  /// It does so as
  /// ``Understudy/Container/bootstrap(label:replacing:validating:modules:environment:clock:fileID:line:)``
  /// does, and then builds what the app cannot work without.
  ///
  /// ```swift
  /// @main struct BoxOfficeApp: App {
  ///   private let startUp = StartUp(modules: .boxOffice, preloading: [BookingDesk.self]) { container in
  ///     container.startLogging(from: .info)
  ///   }
  ///   var body: some Scene { WindowGroup { RootView(startUp: startUp) } }
  /// }
  /// ```
  ///
  /// If a module or `onConfigured` fails, nothing is published, and a retry starts over with another
  /// container. If only the preloading fails, the container is published already, and a retry preloads
  /// again.
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - replacing: whether it may replace an earlier default.
  ///   - validating: whether the container is validated before it is published.
  ///   - modules: the modules, whose number is the progress.
  ///   - environment: the environment that the modules receive.
  ///   - types: what to build before the app is ready.
  ///   - clock: measures the duration in ``Understudy/Container/moduleReport``, and those of modules
  ///     that do not await; the others have a clock of their own.
  ///   - onConfigured: what is to be done with the container before it is validated and published, and
  ///     before what it preloads: it applies launch overrides, prints
  ///     ``Understudy/Container/moduleReport`` or begins to log, in a retry too. If it throws, the attempt
  ///     has failed.
  public nonisolated convenience init(
    label: String = "default",
    replacing: Bool = false,
    validating: Bool = false,
    modules: ModuleSet,
    environment: AppEnvironment = .production,
    preloading types: [any Any.Type] = [],
    clock: any Clock<Duration> = ContinuousClock(),
    onConfigured: @escaping Configured = { _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    let keys = types.map { Key($0) }
    let count = modules.modules.count
    let published = PublishedContainer()
    self.init { report in
      let container: Container
      if let earlier = published.container {
        container = earlier
        report(ModuleProgress(completed: count, total: count))
      } else {
        let request = ModuleRequest(
          set: modules,
          environment: environment,
          site: site,
          isAside: true,
          clock: clock,
          report: report
        )
        container = try await Container.bootstrap(
          label,
          replacing,
          validating,
          request,
          onConfigured
        )
        published.container = container
      }
      try await container.preload(keys.map(\.type), fileID: fileID, line: line)
      return container
    }
  }

  /// Makes the state of a start that configures an existing container with modules, and publishes
  /// nothing: for tests and previews.
  ///
  /// ```swift
  /// let startUp = StartUp(of: .current, modules: .boxOffice.replacing(brokenPayments))
  /// await #expect(throws: ModuleError.self) { try await startUp.result() }
  /// ```
  ///
  /// - Parameters:
  ///   - container: the container to configure.
  ///   - modules: the modules, whose number is the progress.
  ///   - environment: the environment that the modules receive; if omitted, the registered one,
  ///     otherwise production.
  ///   - types: what to build before the app is ready.
  ///   - clock: measures the duration in ``Understudy/Container/moduleReport``, and those of modules
  ///     that do not await; the others have a clock of their own.
  ///   - onConfigured: what is to be done with the container before anything is preloaded. If it throws, the
  ///     attempt has failed, and a retry configures the container again.
  public nonisolated convenience init(
    of container: Container,
    modules: ModuleSet,
    environment: AppEnvironment? = nil,
    preloading types: [any Any.Type] = [],
    clock: any Clock<Duration> = ContinuousClock(),
    onConfigured: @escaping Configured = { _ in },
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let site = SourceSite(fileID: fileID, line: line)
    let keys = types.map { Key($0) }
    let count = modules.modules.count
    self.init { report in
      _ = try await container.configure(
        ModuleRequest(
          set: modules,
          environment: environment,
          site: site,
          clock: clock,
          report: report
        )
      )
      try await onConfigured(container)
      report(ModuleProgress(completed: count, total: count))
      try await container.preload(keys.map(\.type), fileID: fileID, line: line)
      return container
    }
  }
}

/// The container that an earlier attempt has published.
private final class PublishedContainer: Sendable {
  private let held = Lock<Container?>(nil)

  var container: Container? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
