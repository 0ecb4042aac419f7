public import Understudy

extension Module {
  /// The preparation of an asynchronous module's registrations.
  struct Preparation: Sendable {
    typealias Work = @Sendable (ModuleContext) async throws -> [any AnyRegistration]

    let limit: Duration?
    let retry: RetryPolicy
    let clock: any Clock<Duration>
    let work: Work
    let fallback: Work?

    /// The reason the preparation is invalid; `nil` if it is valid.
    var defect: AttemptDefect? { AttemptDefect(ofLimit: limit) ?? retry.defect }
  }

  /// Makes a module that asynchronous code has to prepare.
  ///
  /// Modules of one set are prepared concurrently, as far as their dependencies allow.
  ///
  /// ```swift
  /// let catalog = Module("catalog", dependsOn: ["network"], limit: .seconds(5)) { context in
  ///   let plays = try await context.resolve((any Network).self).plays()
  ///   Registration(Catalog.self, instance: Catalog(plays))
  /// } fallback: { _ in
  ///   Registration(Catalog.self, instance: .bundled)
  /// }
  /// try await container.configure(ModuleSet { catalog; network })
  /// ```
  ///
  /// A result that arrives after the limit is dropped: its instances go to their clean-up hooks.
  ///
  /// - Parameters:
  ///   - name: the name of the module.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or earlier.
  ///   - importance: the effect that its failure has on the start-up.
  ///   - limit: how long one attempt, or the fallback, may take; it applies even if the operation
  ///     ignores its cancellation.
  ///   - retry: how often it is tried.
  ///   - clock: the clock that measures the limit and the back-off.
  ///   - preparing: prepares the registrations.
  ///   - fallback: makes the registrations to use if the last attempt has failed.
  public init(
    _ name: Name,
    layer: ModuleLayer? = nil,
    dependsOn dependencies: [Name] = [],
    importance: Importance = .critical,
    limit: Duration? = nil,
    retry: RetryPolicy = .once,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder preparing:
      @escaping @Sendable (ModuleContext) async throws -> [any AnyRegistration],
    @RegistrationBuilder fallback:
      @escaping @Sendable (ModuleContext) async throws -> [any AnyRegistration]
  ) {
    let preparation = Preparation(
      limit: limit,
      retry: retry,
      clock: clock,
      work: preparing,
      fallback: fallback
    )
    let site = SourceSite(fileID: fileID, line: line)
    self.init(name, layer, dependencies, importance, site, .prepared(preparation))
  }

  /// Makes a module that asynchronous code has to prepare, without a fallback.
  ///
  /// - Parameters:
  ///   - name: the name of the module.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or
  ///     earlier.
  ///   - importance: the effect that its failure has on the start-up.
  ///   - limit: how long one attempt, or the fallback, may take; it applies even if the operation
  ///     ignores its cancellation.
  ///   - retry: how often it is tried.
  ///   - clock: the clock that measures the limit and the back-off.
  ///   - preparing: prepares the registrations.
  public init(
    _ name: Name,
    layer: ModuleLayer? = nil,
    dependsOn dependencies: [Name] = [],
    importance: Importance = .critical,
    limit: Duration? = nil,
    retry: RetryPolicy = .once,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder preparing:
      @escaping @Sendable (ModuleContext) async throws -> [any AnyRegistration]
  ) {
    let preparation = Preparation(
      limit: limit,
      retry: retry,
      clock: clock,
      work: preparing,
      fallback: nil
    )
    let site = SourceSite(fileID: fileID, line: line)
    self.init(name, layer, dependencies, importance, site, .prepared(preparation))
  }

  /// Whether only asynchronous code can configure the module.
  public var isAsynchronous: Bool {
    if case .prepared = source { true } else { false }
  }
}
