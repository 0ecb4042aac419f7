extension Container {
  /// Registers a ``Pool``: instances that are lent to one at a time, never more than the maximum.
  ///
  /// ```swift
  /// container.register(pooling: TicketPrinter.self, maximum: 4) { try TicketPrinter(port: $0.resolve()) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: what is lent, protocols as `(any P).self`; the key is `Pool` of that.
  ///   - name: tells pools of one type apart.
  ///   - maximum: how many instances there may be, at least 1.
  ///   - factory: makes an instance.
  ///   - reset: makes an instance ready for its next loan; one for which it throws is discarded.
  ///   - discard: ends an instance: one that cannot be lent any more, and all at the end.
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

  /// Registers a ``Pool`` whose factory needs nothing, and may suspend.
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

  /// Registers a ``Pool`` whose factory suspends.
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
