/// Registers pools.
extension Container {
  /// Registers a ``Pool``: instances that are leased to one caller at a time, up to a maximum.
  ///
  /// ```swift
  /// container.register(pooling: TicketPrinter.self, maximum: 4) { try TicketPrinter(port: $0.resolve()) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the instances, protocols as `(any P).self`; the key is `Pool` of that.
  ///   - name: distinguishes pools of one type.
  ///   - maximum: the maximum number of instances, at least 1.
  ///   - factory: makes an instance.
  ///   - reset: prepares an instance for its next lease; one for which it throws is discarded.
  ///   - discard: ends an instance that can no longer be leased, and each one at the end.
  public func register<Element: Sendable>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) {
    add(
      Registration(
        pooling: type,
        name: name,
        maximum: maximum,
        fileID: fileID,
        line: line,
        factory: factory,
        reset: reset,
        discard: discard
      )
    )
  }

  /// Registers a ``Pool`` whose factory has no dependencies, and may suspend.
  ///
  /// ```swift
  /// container.register(pooling: TicketPrinter.self, maximum: 4) { try await TicketPrinter.open() }
  /// ```
  public func register<Element: Sendable>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () async throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) {
    register(
      pooling: type,
      name: name,
      maximum: maximum,
      fileID: fileID,
      line: line,
      factory: { (_: Resolver) async throws in try await factory() },
      reset: reset,
      discard: discard
    )
  }

  /// Registers a ``Pool`` with an asynchronous factory.
  public func register<Element: Sendable>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) {
    add(
      Registration(
        pooling: type,
        name: name,
        maximum: maximum,
        fileID: fileID,
        line: line,
        factory: factory,
        reset: reset,
        discard: discard
      )
    )
  }
}
