public import Understudy

extension Module {
  /// How an asynchronous module gets its registrations.
  struct Preparation: Sendable {
    typealias Work = @Sendable (ModuleContext) async throws -> [any AnyRegistration]

    let limit: Duration?
    let retry: RetryPolicy
    let clock: any Clock<Duration>
    let work: Work
    let fallback: Work?

    /// What makes no sense about it.
    var defect: String? {
      if let limit, limit <= .zero { return "its limit is \(limit)" }
      return retry.defect
    }
  }

  /// Makes a module that has to be prepared by asynchronous code.
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
  /// What comes after the limit is dropped: its instances go to their clean-up hooks.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - layer: the layer it is counted under.
  ///   - dependencies: the modules that have to be configured before it, in the same set or earlier.
  ///   - importance: what becomes of the start-up if it cannot be prepared.
  ///   - limit: how long one attempt may take, and the fallback; it holds though the operation
  ///     ignores its cancellation.
  ///   - retry: how often it is tried.
  ///   - clock: what limit and back-off are measured by.
  ///   - preparing: prepares it.
  ///   - fallback: what is registered instead when the last attempt has failed.
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

  /// Makes a module that has to be prepared by asynchronous code and has no fallback.
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

  /// Whether only asynchronous code can configure it.
  public var isAsynchronous: Bool {
    if case .prepared = source { true } else { false }
  }
}
