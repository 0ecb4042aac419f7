/// Adds hooks that run after each build.
extension Registration {
  /// Adds a hook that runs with each instance that the factory makes, before the instance is
  /// delivered.
  ///
  /// Use it for what an initializer cannot do: setting properties, connecting observers, starting
  /// something.
  ///
  /// ```swift
  /// Registration(SeatMap.self) { SeatMap() }
  ///   .onBuild { resolver, map in map.observer = try resolver.resolve((any Mailer).self) }
  /// ```
  ///
  /// The hook is a part of the build: the instance counts as built from what the hook resolves.
  /// Resolving something that needs the instance is ``ContainerError/circularDependency(_:)``,
  /// unless both are `.graph`: then that gets the instance. An error that the hook throws fails the
  /// build, as if the factory had thrown it, and the instance is dropped without its clean-up hook.
  /// Several hooks run in the order in which they were added. An instance registered ready made is
  /// not built: a hook for one is reported.
  ///
  /// - Parameter hook: the code to run, with the factory's resolver.
  /// - Returns: the registration with the hook.
  public func onBuild(
    _ hook: @escaping @Sendable (Resolver, Value) throws -> Void
  ) -> Registration {
    followed { body, place in (body.followed(by: hook), place) }
  }

  /// Adds an asynchronous hook that runs with each instance that the factory makes.
  ///
  /// ```swift
  /// Registration(Ledger.self) { Ledger() }  // an actor
  ///   .onBuild { resolver, ledger in await ledger.keep(try resolver.resolve(Vault.self)) }
  /// ```
  ///
  /// Whatever its factory does, only `await` can resolve the registration afterwards.
  ///
  /// - Parameter hook: the code to run, with the factory's resolver.
  public func onBuild(
    _ hook: @escaping @Sendable (Resolver, Value) async throws -> Void
  ) -> Registration {
    followed { body, place in (body.suspending(from: place).followed(by: hook), .task) }
  }

  private func followed(
    by change: (FactoryBody, FactoryPlace) -> (FactoryBody, FactoryPlace)
  ) -> Registration {
    var copy = self
    switch source {
    case .factory(let body, let place):
      let (body, place) = change(body, place)
      copy.source = .factory(body, place)
    case .instance: copy.hasIdleHook = true
    }
    return copy
  }
}

extension Registration where Value: Sendable {
  /// Adds a hook that runs on the main actor with each instance that the factory makes.
  ///
  /// ```swift
  /// Registration(WindowModel.self, on: MainActor.self) { _ in WindowModel() }
  ///   .onBuild(on: MainActor.self) { resolver, model in model.clock = try resolver.resolve() }
  /// ```
  ///
  /// A factory that may run anywhere then runs on the main actor, too: a synchronous resolve
  /// elsewhere is ``ContainerError/requiresAsync(_:)``.
  ///
  /// - Parameters:
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - hook: the code to run, with the factory's resolver.
  public func onBuild(
    on actor: MainActor.Type,
    _ hook: @escaping @MainActor @Sendable (Resolver, Value) throws -> Void
  ) -> Registration {
    followed { body, place in
      guard place == .task else {
        let body = body.followed { (resolver: Resolver, value: Value) in
          try MainActor.assumeIsolated { try hook(resolver, value) }
        }
        return (body, .mainActor)
      }
      let body = body.followed { (resolver: Resolver, value: Value) async throws in
        try await MainActor.run { try hook(resolver, value) }
      }
      return (body, place)
    }
  }
}

extension FactoryBody {
  /// Returns the factory with a hook that runs before the build is concluded.
  fileprivate func followed<Value>(
    by hook: @escaping @Sendable (Resolver, Value) throws -> Void
  ) -> FactoryBody {
    switch self {
    case .ready: return self
    case .value(let make):
      return .value { resolver, room in
        try make(resolver, room)
        let place = room.assumingMemoryBound(to: Value.self)
        do { try hook(resolver, place.pointee) } catch {
          place.deinitialize(count: 1)
          throw error
        }
      }
    case .instance(let make):
      return .instance { resolver in
        let value: Value = Container.value(of: try make(resolver.beforeHooks))
        resolver.show(value)
        try hook(resolver, value)
        return TypedInstance(value, madeWith: resolver)
      }
    case .suspendingValue, .suspendingInstance:
      return followed { (resolver: Resolver, value: Value) async throws in
        try hook(resolver, value)
      }
    }
  }

  /// Returns the factory with an asynchronous hook.
  fileprivate func followed<Value>(
    by hook: @escaping @Sendable (Resolver, Value) async throws -> Void
  ) -> FactoryBody {
    switch self {
    case .ready, .value, .instance: return self
    case .suspendingValue(let make):
      return .suspendingValue { resolver, room in
        try await make(resolver, room)
        let place = room.assumingMemoryBound(to: Value.self)
        do { try await hook(resolver, place.pointee) } catch {
          place.deinitialize(count: 1)
          throw error
        }
      }
    case .suspendingInstance(let make):
      return .suspendingInstance { resolver in
        let value: Value = Container.value(of: try await make(resolver.beforeHooks))
        resolver.show(value)
        try await hook(resolver, value)
        return TypedInstance(value, madeWith: resolver)
      }
    }
  }

  /// Returns the factory as a task, which switches to where the factory must run.
  fileprivate func suspending(from place: FactoryPlace) -> FactoryBody {
    switch self {
    case .ready, .suspendingValue, .suspendingInstance: return self
    case .value(let make) where place == .mainActor:
      return .suspendingValue { resolver, room in
        // The task waits meanwhile, so only the main actor accesses the memory; and what is made
        // there is `Sendable`, as `register(_:on:)` requires.
        let room = Transfer(room)
        try await MainActor.run { try make(resolver, room.value) }
      }
    case .instance(let make) where place == .mainActor:
      return .suspendingInstance { resolver in
        try await MainActor.run { try make(resolver) }
      }
    case .value(let make): return .suspendingValue { try make($0, $1) }
    case .instance(let make): return .suspendingInstance { try make($0) }
    }
  }
}
