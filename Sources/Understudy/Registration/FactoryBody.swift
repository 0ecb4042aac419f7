/// How a registration makes its value, with the type erased.
///
/// The closures are made where the type is known, so they are specialised for it if the compiler
/// can see the registration. Only the outermost layer of resolving knows types, since looking up
/// the metadata of generic types costs more than the rest.
@usableFromInline
enum FactoryBody: Sendable {
  /// The instance came with the registration.
  case ready(InstanceRecord)
  /// Writes a new value into uninitialized memory for the key's type.
  case value(@Sendable (Resolver, UnsafeMutableRawPointer) throws -> Void)
  /// Makes an instance that can be shared.
  case instance(@Sendable (Resolver) throws -> InstanceRecord)
  /// Writes a new value into uninitialized memory, asynchronously.
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

/// The place where a factory may run.
@usableFromInline
package enum FactoryPlace: UInt8, Sendable {
  /// On the caller's thread.
  case anywhere
  /// On the main actor: a caller elsewhere has to switch to it.
  case mainActor
  /// In a task: a synchronous caller is refused.
  case task
  /// There is no factory to run: the instance came with the registration.
  case nowhere
}
