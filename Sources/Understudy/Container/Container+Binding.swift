/// Binds closures to a container, so that it is current when they run outside its task.
extension Container {
  /// Binds a closure to this container: it is current whenever the closure runs, on any queue or
  /// thread.
  ///
  /// An override belongs to a task. Code that runs on a queue, a thread, an operation, a timer or
  /// when a stream ends does not inherit it, unless its closure is bound:
  ///
  /// ```swift
  /// DispatchQueue.global().async(execute: Container.current.bind { BoxOffice().closeTill() })
  /// continuation.onTermination = Container.current.bind { _ in BoxOffice().closeTill() }
  /// ```
  ///
  /// - The bound closure holds the container strongly for as long as the closure exists: a shared
  ///   instance that keeps one keeps its container until that is closed. A closure that outlives
  ///   the test that owned the container gets ``ContainerError/containerClosed(_:)`` when it
  ///   resolves.
  /// - If bound while a factory runs, it stays part of that factory's chain until the factory
  ///   returns; if run by a factory, it is part of that factory's chain. Resolving what is being
  ///   built is then an error, not a deadlock.
  /// - What `Container.current` binds without an override follows ``Container/current`` when it
  ///   runs, as if it were not bound: neither the placeholder for a missing container nor the
  ///   process default is carried into a test.
  ///
  /// - Parameter body: the closure, with any number of arguments.
  /// - Returns: a closure of the same type, which may run any number of times.
  /// - Complexity: O(1), and O(depth) of the chain for each run while a factory runs.
  public func bind<each Argument, Result>(
    _ body: @escaping @Sendable (repeat each Argument) -> Result
  ) -> @Sendable (repeat each Argument) -> Result {
    let binding = Binding(to: self)
    return { (argument: repeat each Argument) in
      binding.run { body(repeat each argument) }
    }
  }

  /// Binds a throwing closure to this container.
  ///
  /// ```swift
  /// let refund = Container.current.bind { (seat: Seat) in try BoxOffice().refund(seat) }
  /// ```
  ///
  /// Errors are rethrown unchanged, without their static type.
  ///
  /// - Parameter body: the closure, with any number of arguments.
  /// - Returns: a closure of the same type, which may run any number of times.
  /// - Throws: nothing itself; the closure it returns throws what `body` throws.
  public func bind<each Argument, Result>(
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> @Sendable (repeat each Argument) throws -> Result {
    let binding = Binding(to: self)
    return { (argument: repeat each Argument) in
      try binding.run { try body(repeat each argument) }
    }
  }

  /// Binds an asynchronous closure to this container.
  ///
  /// ```swift
  /// let seats = AsyncStream(unfolding: Container.current.bind { await BoxOffice().nextSeat() })
  /// ```
  ///
  /// It runs off the caller's actor, wherever it is called from.
  ///
  /// - Parameter body: the closure, with any number of arguments.
  /// - Returns: a closure of the same type, which may run any number of times.
  public func bind<each Argument, Result>(
    _ body: @escaping @concurrent @Sendable (repeat each Argument) async -> Result
  ) -> @concurrent @Sendable (repeat each Argument) async -> Result {
    let binding = Binding(to: self)
    return { @concurrent (argument: repeat each Argument) async in
      await binding.run {
        await body(repeat each argument)
      }
    }
  }

  /// Binds an asynchronous closure that throws to this container.
  ///
  /// ```swift
  /// let seats = AsyncThrowingStream(
  ///   unfolding: Container.current.bind { try await BoxOffice().nextSeat() }
  /// )
  /// ```
  ///
  /// It runs off the caller's actor, wherever it is called from.
  ///
  /// - Parameter body: the closure, with any number of arguments.
  /// - Returns: a closure of the same type, which may run any number of times.
  /// - Throws: nothing itself; the closure it returns throws what `body` throws.
  public func bind<each Argument, Result>(
    _ body: @escaping @concurrent @Sendable (repeat each Argument) async throws -> Result
  ) -> @concurrent @Sendable (repeat each Argument) async throws -> Result {
    let binding = Binding(to: self)
    return { @concurrent (argument: repeat each Argument) async throws in
      try await binding.run {
        try await body(repeat each argument)
      }
    }
  }

  /// Binds a closure of the main actor to this container.
  ///
  /// ```swift
  /// DispatchQueue.main.async(
  ///   execute: Container.current.bind(on: MainActor.self) { screen.show(BoxOffice().seats) }
  /// )
  /// ```
  ///
  /// The label is needed, because overloads may not differ in the actor alone.
  ///
  /// - Parameters:
  ///   - actor: `MainActor.self`.
  ///   - body: the closure, with any number of arguments.
  /// - Returns: a closure of the same type, which may run any number of times.
  public func bind<each Argument, Result>(
    on actor: MainActor.Type,
    _ body: @escaping @MainActor @Sendable (repeat each Argument) -> Result
  ) -> @MainActor @Sendable (repeat each Argument) -> Result {
    let binding = Binding(to: self)
    return { @MainActor (argument: repeat each Argument) in
      binding.run { body(repeat each argument) }
    }
  }
}
