/// Makes registrations of pools.
extension Registration {
  /// Makes a registration of a ``Pool``: instances that are leased to one caller at a time, up to a
  /// maximum.
  ///
  /// ```swift
  /// container.register {
  ///   Registration(pooling: TicketPrinter.self, maximum: 4) { resolver in
  ///     try TicketPrinter(port: resolver.resolve())
  ///   } reset: { printer in
  ///     try printer.clear()
  ///   }
  /// }
  /// let printers = try container.resolve(Pool<TicketPrinter>.self)
  /// ```
  ///
  /// The pool is a singleton. When its container closes, waits end and idle instances are
  /// discarded, at the pool's turn among the clean-up hooks and within five seconds;
  /// `onClose(within:)` sets another limit, and its hook runs before that. A maximum below 1 is
  /// refused: resolving the pool throws ``ContainerError/invalidPoolSize(_:maximum:)``, and in tests
  /// it is an issue at this line.
  ///
  /// - Parameters:
  ///   - type: the type of the instances, protocols as `(any P).self`; the key is `Pool` of that.
  ///   - name: distinguishes pools of one type.
  ///   - maximum: the maximum number of instances, at least 1.
  ///   - factory: makes an instance, with the container of the pool; an error it throws reaches the
  ///     borrower as ``ContainerError/factoryFailed(_:underlying:)``.
  ///   - reset: prepares an instance for its next lease, on the thread that returns it; one for
  ///     which it throws is discarded.
  ///   - discard: ends an instance that can no longer be leased, and each one at the end.
  public init<Element: Sendable>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) where Value == Pool<Element> {
    let making = ParameterizedFactory<PoolSlot, Element>.Body.synchronous { resolver, place in
      let epoch = resolver.epoch
      let element = try factory(resolver)
      place.note(resolver, since: epoch)
      return element
    }
    self.init(name, maximum, reset, discard, making, fileID, line)
  }

  /// Makes a registration of a ``Pool`` with an asynchronous factory.
  ///
  /// - Parameters:
  ///   - type: the type of the instances, protocols as `(any P).self`; the key is `Pool` of that.
  ///   - name: distinguishes pools of one type.
  ///   - maximum: the maximum number of instances, at least 1.
  ///   - factory: makes an instance, with the container of the pool; an error it throws reaches the
  ///     borrower as ``ContainerError/factoryFailed(_:underlying:)``.
  ///   - reset: prepares an instance for its next lease, on the thread that returns it; one for
  ///     which it throws is discarded.
  ///   - discard: ends an instance that can no longer be leased, and each one at the end.
  public init<Element: Sendable>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) where Value == Pool<Element> {
    let making = ParameterizedFactory<PoolSlot, Element>.Body.asynchronous { resolver, place in
      let epoch = resolver.epoch
      let element = try await factory(resolver)
      place.note(resolver, since: epoch)
      return element
    }
    self.init(name, maximum, reset, discard, making, fileID, line)
  }

  private init<Element>(
    _ name: String?,
    _ maximum: Int,
    _ reset: (@Sendable (Element) throws -> Void)?,
    _ discard: (@Sendable (Element) async -> Void)?,
    _ making: ParameterizedFactory<PoolSlot, Element>.Body,
    _ fileID: StaticString,
    _ line: UInt
  ) where Value == Pool<Element> {
    let site = SourceSite(fileID: fileID, line: line)
    self.init(
      key: Key(Value.self, name: name),
      lifetime: .singleton,
      .making(.singleton) { (resolver: Resolver) in
        let source = resolver.noteLending()
        let factory = ParameterizedFactory(
          body: making,
          reference: resolver.reference,
          key: Key(Element.self, name: name),
          site: site
        )
        return Pool(
          .init(maximum: maximum, reset: reset, discard: discard, factory: factory, source: source)
        )
      },
      fileID: fileID,
      line: line
    )
    cleanup = .closing(Value.self)
    if maximum < 1 {
      defect = .invalidPoolSize(.init(key: key, registeredAt: site), maximum: maximum)
    }
  }
}

extension Cleanup {
  /// The clean-up that every pool needs at the end.
  fileprivate static func closing<Element>(_ type: Pool<Element>.Type) -> Cleanup {
    let close: @Sendable (InstanceRecord) async -> Void = { instance in
      let pool: Pool<Element> = Container.value(of: instance)
      await pool.close()
    }
    return Cleanup(limit: .seconds(5), inherent: close, run: close) { instance in
      let pool: Pool<Element> = Container.value(of: instance)
      return pool.hasSomethingToDiscard
    }
  }
}
