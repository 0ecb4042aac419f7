extension Registration {
  /// Adds what is done with each instance that the factory makes, before anybody has it.
  ///
  /// For what an initializer cannot do: setting properties, wiring observers, starting something.
  ///
  /// ```swift
  /// Registration(SeatMap.self) { SeatMap() }
  ///   .onBuild { resolver, map in map.observer = try resolver.resolve((any Mailer).self) }
  /// ```
  ///
  /// It runs as a part of the build: what it resolves is what the instance was built from. Asking for
  /// something that needs the instance is ``ContainerError/circularDependency(_:)``, except where both
  /// are `.graph`: then that gets the instance. What the hook throws fails the build, as if the factory
  /// had thrown it, and the instance is dropped without its clean-up hook. Several run in the order in which they were added. An instance that came
  /// ready is built by nobody: a hook for one is reported.
  ///
  /// - Parameter hook: what to do, with the resolver of the factory.
  /// - Returns: the registration with the hook.
  public func onBuild(
    _ hook: @escaping @Sendable (Resolver, Value) throws -> Void
  ) -> Registration {
    followed { body, place in (body.followed(by: hook), place) }
  }

  /// Adds what is done with each instance that the factory makes, suspending.
  ///
  /// ```swift
  /// Registration(Ledger.self) { Ledger() }  // an actor
  ///   .onBuild { resolver, ledger in await ledger.keep(try resolver.resolve(Vault.self)) }
  /// ```
  ///
  /// Whatever its factory does, only `await` can resolve the registration then.
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
  /// Adds what is done on the main actor with each instance that the factory makes.
  ///
  /// ```swift
  /// Registration(WindowModel.self, on: MainActor.self) { _ in WindowModel() }
  ///   .onBuild(on: MainActor.self) { resolver, model in model.clock = try resolver.resolve() }
  /// ```
  ///
  /// A factory that may run anywhere runs there, too, then: a synchronous resolve elsewhere is
  /// ``ContainerError/requiresAsync(_:)``.
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
  /// The same with a hook after it, before what it has made concludes the build.
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

  /// The same for a factory that suspends.
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

  /// The same for a task, which goes where the factory has to run.
  fileprivate func suspending(from place: FactoryPlace) -> FactoryBody {
    switch self {
    case .ready, .suspendingValue, .suspendingInstance: return self
    case .value(let make) where place == .mainActor:
      return .suspendingValue { resolver, room in
        // The task waits meanwhile, so the main actor alone touches the room; and what is made
        // there is `Sendable`, as `register(_:on:)` asks for.
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
