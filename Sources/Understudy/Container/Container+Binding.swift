extension Container {
  /// Binds a closure to this container: it is current whenever the closure runs, on whatever queue
  /// or thread.
  ///
  /// ```swift
  /// DispatchQueue.global().async(execute: Container.current.bind { office.flush() })
  /// ```
  ///
  /// A closure bound while a factory runs stays part of that factory's chain until the factory
  /// returns, so asking for what is being built is an error and no deadlock.
  public func bind<each Argument, Result>(
    _ body: @escaping @Sendable (repeat each Argument) -> Result
  ) -> @Sendable (repeat each Argument) -> Result {
    let binding = Binding(to: self)
    return { (argument: repeat each Argument) in
      binding.run { body(repeat each argument) }
    }
  }

  /// Binds a throwing closure to this container.
  public func bind<each Argument, Result>(
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> @Sendable (repeat each Argument) throws -> Result {
    let binding = Binding(to: self)
    return { (argument: repeat each Argument) in
      try binding.run { try body(repeat each argument) }
    }
  }

  /// Binds an asynchronous closure to this container.
  public func bind<each Argument, Result>(
    _ body: @escaping @concurrent @Sendable (repeat each Argument) async throws -> Result
  ) -> @concurrent @Sendable (repeat each Argument) async throws -> Result {
    let binding = Binding(to: self)
    return { @concurrent (argument: repeat each Argument) async throws in
      try await Ambient.$current.withValue(binding.ambient) {
        try await body(repeat each argument)
      }
    }
  }
}

/// What a bound closure takes along.
private struct Binding: Sendable {
  let ambient: Ambient

  init(to container: Container) { ambient = Ambient(visiting: container) }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Ambient.$current.withValue(ambient, operation: body)
  }
}
