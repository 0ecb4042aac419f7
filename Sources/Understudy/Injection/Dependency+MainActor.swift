/// Declares values that the main actor makes.
extension Dependency where Value: Sendable {
  /// Declares a dependency that is harmless anywhere and made on the main actor.
  ///
  /// ```swift
  /// var windowModel: Dependency<WindowModel> {
  ///   Dependency(on: MainActor.self, default: { WindowModel() })
  /// }
  /// ```
  ///
  /// Synchronous code on the main actor gets it; elsewhere it throws
  /// ``ContainerError/requiresAsync(_:)``, and `await` switches to the main actor.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - standard: makes the value if nothing is registered, in tests too.
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) {
    let standard = FactoryBody.isolated(lifetime.kind, standard)
    self.init(name, lifetime, fileID, line, standard: standard, in: .mainActor)
  }

  /// Declares a dependency that must not run in a test and is made on the main actor.
  ///
  /// ```swift
  /// var windowModel: Dependency<WindowModel> {
  ///   Dependency(on: MainActor.self, live: { WindowModel(mailer: try $0[\.mailer]) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - live: makes the value if nothing is registered; it is marked as by
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @MainActor @Sendable (Resolver) throws -> Value,
    test: (@MainActor @Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(
      name,
      lifetime,
      fileID,
      line,
      standard: .isolated(lifetime.kind, live),
      isLive: true,
      test: test.map { .isolated(lifetime.kind, $0) },
      in: .mainActor
    )
  }

  /// Declares a dependency that is harmless anywhere, made on the main actor of nothing else.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - standard: makes the value if nothing is registered, in tests too.
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    default standard: @escaping @MainActor @Sendable () throws -> Value
  ) {
    let standard = FactoryBody.isolated(lifetime.kind) { _ in try standard() }
    self.init(name, lifetime, fileID, line, standard: standard, in: .mainActor)
  }

  /// Declares a dependency that must not run in a test, made on the main actor of nothing else.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - live: makes the value if nothing is registered; it is marked as by
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @MainActor @Sendable () throws -> Value,
    test: (@MainActor @Sendable () throws -> Value)? = nil
  ) {
    self.init(
      name,
      lifetime,
      fileID,
      line,
      standard: .isolated(lifetime.kind) { _ in try live() },
      isLive: true,
      test: test.map { test in .isolated(lifetime.kind) { _ in try test() } },
      in: .mainActor
    )
  }
}

extension FactoryBody {
  /// Makes a factory that runs on the main actor.
  static func isolated<Value: Sendable>(
    _ lifetime: LifetimeKind,
    _ factory: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) -> FactoryBody {
    .making(lifetime) { resolver in
      try MainActor.assumeIsolated { try factory(resolver) }
    }
  }
}
