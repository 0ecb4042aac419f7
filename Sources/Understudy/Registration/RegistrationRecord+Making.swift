/// Runs the factory of a registration.
extension RegistrationRecord {
  /// Runs the factory and writes the value into uninitialized memory for the key's type.
  func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) throws {
    try body.make(into: room, resolver)
  }

  /// Runs an asynchronous factory and writes the value into uninitialized memory.
  func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) async throws {
    switch body {
    case .suspendingValue(let make): try await make(resolver, room)
    case .suspendingInstance(let make): try await make(resolver).copy(into: room)
    case .ready, .value, .instance: Self.misclaimed()
    }
  }

  /// Runs the factory for several callers, which take its provenance from the resolver afterwards.
  func makeInstance(_ resolver: Resolver) throws -> InstanceRecord {
    func makeInstance<Value>(of type: Value.Type) throws -> InstanceRecord {
      let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { room.deallocate() }
      try make(into: room, resolver)
      return TypedInstance(room.move(), madeWith: resolver)
    }
    // A transient, whose factory writes into one caller's memory.
    return lifetime == .transient ? try makeInstance(of: key.type) : try body.makeInstance(resolver)
  }

  /// Runs an asynchronous factory for several callers.
  func makeInstance(_ resolver: Resolver) async throws -> InstanceRecord {
    func makeInstance<Value>(of type: Value.Type) async throws -> InstanceRecord {
      let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { room.deallocate() }
      try await make(into: room, resolver)
      return TypedInstance(room.move(), madeWith: resolver)
    }
    if lifetime == .transient { return try await makeInstance(of: key.type) }
    guard case .suspendingInstance(let make) = body else { Self.misclaimed() }
    return try await make(resolver)
  }

  private static func misclaimed() -> Never { FactoryBody.misclaimed() }

  /// The value that ``make(into:_:)`` has written.
  func anyValue(in room: UnsafeMutableRawPointer) -> Any {
    func load<Value>(_ type: Value.Type) -> Any {
      room.assumingMemoryBound(to: type).pointee
    }
    return load(key.type)
  }
}

extension FactoryBody {
  fileprivate static func misclaimed() -> Never {
    preconditionFailure("each claimed factory goes to a caller that can run it")
  }

  // Declared here and not where the registration has the body, where reading it would retain what
  // it captures.
  fileprivate func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) throws {
    switch self {
    case .value(let make): try make(resolver, room)
    // A shareable instance, made for one caller.
    case .instance(let make): try make(resolver).copy(into: room)
    case .ready, .suspendingValue, .suspendingInstance: Self.misclaimed()
    }
  }

  fileprivate func makeInstance(_ resolver: Resolver) throws -> InstanceRecord {
    guard case .instance(let make) = self else { Self.misclaimed() }
    return try make(resolver)
  }
}
