/// How a registration makes its value, without its type.
///
/// The closures are made where the type is known, so they are specialised for it wherever the
/// compiler can see the registration; all of resolving but its outermost shell knows no types,
/// since looking up the metadata of generic types costs more than the rest.
@usableFromInline
enum FactoryBody: Sendable {
  /// The instance came with the registration.
  case ready(InstanceRecord)
  /// Puts a new value where uninitialized room for the key's type is.
  case value(@Sendable (Resolver, UnsafeMutableRawPointer) throws -> Void)
  /// Makes an instance to be shared.
  case instance(@Sendable (Resolver) throws -> InstanceRecord)
  /// The same for factories that suspend.
  case suspendingValue(@Sendable (Resolver, UnsafeMutableRawPointer) async throws -> Void)
  case suspendingInstance(@Sendable (Resolver) async throws -> InstanceRecord)
}

extension FactoryBody {
  @inlinable
  static func making<Value>(
    _ lifetime: LifetimeKind,
    _ factory: @escaping @Sendable () throws -> Value
  ) -> FactoryBody {
    if lifetime == .transient {
      .value { _, room in room.initializeMemory(as: Value.self, to: try factory()) }
    } else {
      .instance { TypedInstance(try factory(), madeWith: $0) }
    }
  }

  @inlinable
  static func making<Value>(
    _ lifetime: LifetimeKind,
    _ factory: @escaping @Sendable (Resolver) throws -> Value
  ) -> FactoryBody {
    if lifetime == .transient {
      .value { resolver, room in
        room.initializeMemory(as: Value.self, to: try factory(resolver))
      }
    } else {
      .instance { TypedInstance(try factory($0), madeWith: $0) }
    }
  }

  @inlinable
  static func making<Value>(
    _ lifetime: LifetimeKind,
    _ factory: @escaping @Sendable (Resolver) async throws -> Value
  ) -> FactoryBody {
    if lifetime == .transient {
      .suspendingValue { resolver, room in
        room.initializeMemory(as: Value.self, to: try await factory(resolver))
      }
    } else {
      .suspendingInstance { TypedInstance(try await factory($0), madeWith: $0) }
    }
  }

  @inlinable
  static func making<Value>(
    _ lifetime: LifetimeKind,
    _ factory: @escaping @Sendable () async throws -> Value
  ) -> FactoryBody {
    making(lifetime) { (_: Resolver) async throws in try await factory() }
  }
}

/// Where a factory may run.
@usableFromInline
package enum FactoryPlace: UInt8, Sendable {
  /// On the thread that asks.
  case anywhere
  /// On the main actor: an asker elsewhere has to hop.
  case mainActor
  /// In a task: a synchronous asker is refused.
  case task
  /// There is none to run: the instance came with the registration.
  case nowhere
}
