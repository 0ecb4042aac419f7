import Synchronization

/// What a container holds for a key. Immutable but for one flag, so containers share it freely.
@usableFromInline
final class RegistrationRecord: MapLeaf, @unchecked Sendable {  // see `rank`, `usage`
  /// What few registrations have.
  private struct Extras {
    let defect: ContainerError?
    let cleanup: Cleanup?
    let mark: LiveMark?
  }

  /// Unique in the process and rising: a later registration has a higher one. 0 stands for "none".
  let id: UInt64
  let lifetime: LifetimeKind
  let place: FactoryPlace
  let site: ShortSite
  let body: FactoryBody
  /// The instance of a registration that came with one.
  let ready: InstanceRecord?
  private let extras: Box<Extras>?
  /// The place among the registrations of a container: a replacement keeps that of the first. Set
  /// under the lock of the container that takes the record in, before anybody else sees it.
  var rank: UInt64 = 0
  /// Where a test keeps count of its registrations; set as ``rank`` is.
  var usage: OverrideMark?
  private let depended = Atomic<Bool>(false)

  private static let ids = Atomic<UInt64>(0)

  /// A registration with a factory.
  @usableFromInline
  init(
    _ key: Key,
    _ lifetime: LifetimeKind,
    _ body: FactoryBody,
    in place: FactoryPlace = .anywhere,
    at site: ShortSite
  ) {
    id = Self.nextID
    self.lifetime = lifetime
    self.place = place
    self.site = site
    self.body = body
    ready = nil
    extras = nil
    super.init(key: key)
  }

  /// A registration with everything.
  ///
  /// - Parameter ready: makes the instance of a registration that came with one.
  init(
    _ key: Key,
    _ lifetime: LifetimeKind,
    _ body: FactoryBody,
    in place: FactoryPlace,
    at site: ShortSite,
    defect: ContainerError?,
    cleanup: Cleanup?,
    mark: LiveMark?,
    ready: ((Provenance) -> InstanceRecord)?
  ) {
    id = Self.nextID
    self.lifetime = lifetime
    self.place = place
    self.site = site
    self.body = body
    self.ready = ready?(Provenance(key: key, registration: id, mark: mark))
    extras =
      defect == nil && cleanup == nil && mark == nil
      ? nil : Box(Extras(defect: defect, cleanup: cleanup, mark: mark))
    super.init(key: key)
  }

  private static var nextID: UInt64 { ids.add(1, ordering: .relaxed).newValue }

  /// Why every use of the key is refused.
  var defect: ContainerError? { extras?.value.defect }
  var cleanup: Cleanup? { extras?.value.cleanup }
  /// Set where it is marked live.
  var mark: LiveMark? { extras?.value.mark }

  /// Whether it makes a value for each asker, on any thread, with no strings attached.
  var isPlainTransient: Bool { lifetime == .transient && place == .anywhere && extras == nil }

  /// Whether something shared may have been built from what this registration made.
  var isDependedUpon: Bool { depended.load(ordering: .relaxed) }

  func markDependedUpon() {
    if !isDependedUpon { depended.store(true, ordering: .relaxed) }
  }
}

/// What is rarely there, kept apart.
private final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

