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
  private let depended = Atomic<Bool>(false)

  private static let ids = Atomic<UInt64>(0)

  init(
    key: Key,
    lifetime: LifetimeKind,
    place: FactoryPlace,
    site: RegistrationSite,
    defect: ContainerError? = nil,
    makeReady: ((UInt64) -> InstanceRecord)? = nil
  ) {
    id = Self.ids.add(1, ordering: .relaxed).newValue
    self.lifetime = lifetime
    self.place = place
    self.site = site
    self.defect = defect
    ready = makeReady?(id)
    super.init(key: key)
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
    switch registration.source {
    case .body(let body, let place):
      self.body = body
      super.init(
        key: key,
        lifetime: registration.lifetime,
        place: place,
        site: registration.site,
        defect: defect
      )
    case .instance(let value):
      body = nil
      super.init(
        key: key,
        lifetime: .singleton,
        place: .anywhere,
        site: registration.site,
        defect: defect
      ) { id in
        TypedInstance(value, provenance: Provenance(key: key, registration: id, dependencies: []))
      }
    }
  }
}

/// File and line of a registration, without what only test issues need.
struct RegistrationSite: Sendable {
  let file: StaticString
  let line: UInt32

  var site: SourceSite { SourceSite(fileID: file, line: UInt(line)) }
}
