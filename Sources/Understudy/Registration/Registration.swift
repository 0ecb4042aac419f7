/// One entry for a container, as a value: a key, a lifetime and a way to make the instance.
///
/// Collect them with a ``RegistrationBuilder``:
///
/// ```swift
/// container.register {
///   Registration((any Mailer).self) { SMTPMailer() }
///   Registration(Receipt.self, lifetime: .transient) { try Receipt(clock: $0.resolve()) }
/// }
/// ```
///
/// Making one runs nothing; factories run when the key is first resolved.
public struct Registration<Value>: AnyRegistration, @unchecked Sendable {  // see `Source`
  /// Factories are `@Sendable`, and an instance is held only where `Value` is `Sendable`.
  enum Source {
    case body(FactoryBody<Value>, FactoryPlace)
    case instance(Value)
  }

  public let key: Key
  let lifetime: LifetimeKind
  let source: Source
  let site: RegistrationSite
  var cleanup: Cleanup?
  var isLive = false

  init(
    key: Key,
    lifetime: LifetimeKind,
    source: Source,
    fileID: StaticString,
    line: UInt
  ) {
    self.key = key
    self.lifetime = lifetime
    self.source = source
    site = RegistrationSite(file: fileID, line: UInt32(clamping: line))
  }

  public var erased: ErasedRegistration {
    ErasedRegistration(site: site.site) { defect in
      TypedRecord(registration: self, defect: defect)
    }
  }
}

extension Registration {
  /// A registration of the given lifetime whose factory needs nothing.
  ///
  /// - Parameters:
  ///   - type: the type it is resolved by, protocols as `(any P).self`.
  ///   - name: tells registrations of one type apart.
  ///   - lifetime: how long an instance is used again.
  ///   - factory: makes the instance; what it throws reaches the asker as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    self.init(
      key: Key(type, name: name),
      lifetime: lifetime.kind,
      source: .body(.synchronous { _ in try factory() }, .anywhere),
      fileID: fileID,
      line: line
    )
  }

  /// A registration of the given lifetime whose factory resolves what it needs.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(
      key: Key(type, name: name),
      lifetime: lifetime.kind,
      source: .body(.synchronous(factory), .anywhere),
      fileID: fileID,
      line: line
    )
  }

  /// A registration of the given lifetime whose factory suspends; only `await` can resolve it.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
  ) {
    self.init(
      key: Key(type, name: name),
      lifetime: lifetime.kind,
      source: .body(.asynchronous(factory), .task),
      fileID: fileID,
      line: line
    )
  }
}

extension Registration where Value: Sendable {
  /// A singleton whose factory needs nothing.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A singleton whose factory resolves what it needs.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A singleton whose factory suspends; only `await` can resolve it until it is built.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A registration whose factory runs on the main actor.
  ///
  /// A synchronous resolve works on the main actor and throws
  /// ``ContainerError/requiresAsync(_:)`` elsewhere; the asynchronous one hops there.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) {
    self.init(
      key: Key(type, name: name),
      lifetime: lifetime.kind,
      source: .body(
        .synchronous { resolver in try MainActor.assumeIsolated { try factory(resolver) } },
        .mainActor
      ),
      fileID: fileID,
      line: line
    )
  }

  /// A registration of an instance that is there already; forks share it.
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    self.init(
      key: Key(type, name: name),
      lifetime: .singleton,
      source: .instance(instance),
      fileID: fileID,
      line: line
    )
  }
}
