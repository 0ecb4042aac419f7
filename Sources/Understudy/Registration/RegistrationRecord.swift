import Synchronization

/// What a container holds for a key. Immutable but for one flag, so containers share it freely.
class RegistrationRecord: MapLeaf, @unchecked Sendable {  // subclasses too: only `let`s
  /// Unique in the process and rising: a later registration has a higher one. 0 stands for "none".
  let id: UInt64
  let lifetime: LifetimeKind
  let place: FactoryPlace
  let site: RegistrationSite
  /// Why every use of the key is refused.
  let defect: ContainerError?
  /// The instance of a registration that came with one.
  let ready: InstanceRecord?
  let cleanup: Cleanup?
  /// Set where it is marked live.
  let mark: LiveMark?
  /// The place among the registrations of a container: a replacement keeps that of the first. Set
  /// under the lock of the container that takes the record in, before anybody else sees it.
  var rank: UInt64 = 0
  /// Where a test keeps count of its registrations; set as ``rank`` is.
  var usage: OverrideMark?
  private let depended = Atomic<Bool>(false)

  private static let ids = Atomic<UInt64>(0)

  init(
    key: Key,
    lifetime: LifetimeKind,
    place: FactoryPlace,
    site: RegistrationSite,
    defect: ContainerError? = nil,
    cleanup: Cleanup? = nil,
    mark: LiveMark? = nil,
    makeReady: ((UInt64) -> InstanceRecord)? = nil
  ) {
    id = Self.ids.add(1, ordering: .relaxed).newValue
    self.lifetime = lifetime
    self.place = place
    self.site = site
    self.defect = defect
    self.cleanup = cleanup
    self.mark = mark
    ready = makeReady?(id)
    super.init(key: key)
  }

  /// Runs the factory and puts the value where uninitialized room for the key's type is.
  ///
  /// The methods that run factories exist in this form so that all of resolving but its outermost
  /// shell knows no types: looking up the metadata of generic types costs more than the rest.
  func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) throws {
    fatalError("a registration record is always a TypedRecord")
  }

  /// The same for a factory that suspends.
  func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) async throws {
    fatalError("a registration record is always a TypedRecord")
  }

  /// The value that ``make(into:_:)`` has put there.
  func anyValue(in room: UnsafeMutableRawPointer) -> Any {
    fatalError("a registration record is always a TypedRecord")
  }

  /// Resolves the key as its type and lets go of the value.
  func check(in container: Container, _ request: Request) throws(ContainerError) {
    fatalError("a registration record is always a TypedRecord")
  }

  /// Runs the factory of a shared instance, then asks for the provenance.
  func makeInstance(
    _ resolver: Resolver,
    _ provenance: () -> Provenance
  ) throws -> InstanceRecord {
    fatalError("a registration record is always a TypedRecord")
  }

  /// The same for a factory that suspends.
  func makeInstance(
    _ resolver: Resolver,
    _ provenance: () -> Provenance
  ) async throws -> InstanceRecord {
    fatalError("a registration record is always a TypedRecord")
  }

  /// Whether something shared may have been built from what this registration made.
  var isDependedUpon: Bool { depended.load(ordering: .relaxed) }

  func markDependedUpon() {
    if !isDependedUpon { depended.store(true, ordering: .relaxed) }
  }
}

/// A registration with its type.
final class TypedRecord<Value>: RegistrationRecord, @unchecked Sendable {  // adds one `let`
  // A ready instance has no body; it is a value only where `Value: Sendable`.
  let body: FactoryBody<Value>?

  init(registration: Registration<Value>, defect: ContainerError? = nil) {
    let key = registration.key
    let mark = registration.isLive ? LiveMark(registration.site) : nil
    switch registration.source {
    case .body(let body, let place):
      self.body = body
      super.init(
        key: key,
        lifetime: registration.lifetime,
        place: place,
        site: registration.site,
        defect: defect,
        cleanup: registration.cleanup,
        mark: mark
      )
    case .instance(let value):
      body = nil
      super.init(
        key: key,
        lifetime: .singleton,
        place: .anywhere,
        site: registration.site,
        defect: defect,
        cleanup: registration.cleanup,
        mark: mark
      ) { id in
        TypedInstance(value, provenance: Provenance(key: key, registration: id, mark: mark))
      }
    }
  }

  override func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) throws {
    room.initializeMemory(as: Value.self, to: try value(resolver))
  }

  override func make(into room: UnsafeMutableRawPointer, _ resolver: Resolver) async throws {
    room.initializeMemory(as: Value.self, to: try await value(resolver))
  }

  override func anyValue(in room: UnsafeMutableRawPointer) -> Any {
    room.assumingMemoryBound(to: Value.self).pointee
  }

  override func check(in container: Container, _ request: Request) throws(ContainerError) {
    _ = try container.resolved(Value.self, request)
  }

  override func makeInstance(
    _ resolver: Resolver,
    _ provenance: () -> Provenance
  ) throws -> InstanceRecord {
    TypedInstance(try value(resolver), provenance: provenance())
  }

  override func makeInstance(
    _ resolver: Resolver,
    _ provenance: () -> Provenance
  ) async throws -> InstanceRecord {
    TypedInstance(try await value(resolver), provenance: provenance())
  }
}

extension TypedRecord {
  private func value(_ resolver: Resolver) throws -> Value {
    guard case .synchronous(let make) = body else {
      preconditionFailure("a claim hands an asynchronous factory to a task only")
    }
    return try make(resolver)
  }

  private func value(_ resolver: Resolver) async throws -> Value {
    guard case .asynchronous(let make) = body else {
      preconditionFailure("a claim hands only asynchronous factories to a task")
    }
    return try await make(resolver)
  }
}

/// File and line of a registration, without what only test issues need.
struct RegistrationSite: Sendable {
  let file: StaticString
  let line: UInt32

  var site: SourceSite { SourceSite(fileID: file, line: UInt(line)) }
}
