// First guesses at overriding for a block: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func override<Value, Result>(
    _ type: Value.Type,
    with instance: any Sendable,
    operation: () throws -> Result
  ) rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func override<Value, Result>(
    _ type: Value.Type,
    with instance: any Sendable,
    operation: () async throws -> Result
  ) async rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write withContainer { $0.register(x, as: (any P).self) } operation: { … }: it returns what the block returns"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func override<Result>(
    _ configure: (Container) throws -> Void,
    operation: () throws -> Result
  ) rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write withContainer { $0.register(x, as: (any P).self) } operation: { … }: it returns what the block returns"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func override<Result>(
    _ configure: (Container) throws -> Void,
    operation: () async throws -> Result
  ) async rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write withContainer { $0.register(x, as: (any P).self) } operation: { … }: it returns what the block returns"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func with<Result>(
    _ configure: (Container) throws -> Void,
    operation: () throws -> Result
  ) rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write withContainer { $0.register(x, as: (any P).self) } operation: { … }: it returns what the block returns"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func with<Result>(
    _ configure: (Container) throws -> Void,
    operation: () async throws -> Result
  ) async rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write container.register(x, as: (any P).self), or for a block: withContainer { $0.register(x, as: (any P).self) } operation: { … }"
  )
  @_documentation(visibility: private)
  public func with(_ configure: (Container) throws -> Void) { fatalError() }
}
