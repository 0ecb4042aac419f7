import Synchronization

/// What a container holds for a key. Immutable but for one flag, so containers share it freely.
@usableFromInline
final class RegistrationRecord: MapLeaf, @unchecked Sendable {  // see `rank`, `usage`
  /// What few registrations have.
  struct Extras {
    var defect: ContainerError?
    var cleanup: Cleanup?
    var mark: LiveMark?
    var scope: ScopeKind?
    var hasIdleHook = false
    var provided: Provided?

    /// Nothing, where nothing is there.
    fileprivate var boxed: Box<Extras>? {
      let isEmpty =
        defect == nil && cleanup == nil && mark == nil && scope == nil && !hasIdleHook
        && provided == nil
      return isEmpty ? nil : Box(self)
    }
  }

  /// Unique in the process and rising: a later registration has a higher one. 0 stands for "none".
  let id: UInt64
  // Not a `ShortSite`, and in this order, which leaves no gaps: there may be thousands of these.
  private let file: StaticString
  let lifetime: LifetimeKind
  let place: FactoryPlace
  private let depended = Atomic<Bool>(false)
  private let line: UInt32
  let body: FactoryBody
  /// How much higher the number is than ``rank``.
  private var lead: Int32 = 0
  private let extras: Box<Extras>?
  /// Where a test keeps count of its registrations; set as ``rank`` is.
  var usage: OverrideMark?

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
    (file, line) = (site.file, site.line)
    self.body = body
    extras = nil
    super.init(key: key)
  }

  /// A registration with a factory whose instance a scope keeps.
  @usableFromInline
  convenience init(
    _ key: Key,
    keptIn scope: ScopeKind,
    _ body: FactoryBody,
    in place: FactoryPlace,
    at site: ShortSite
  ) {
    self.init(
      key,
      .scoped,
      in: place,
      at: site,
      extras: Extras(scope: scope)
    ) { _ in body }
  }

  /// A registration of an instance.
  @usableFromInline
  init(_ key: Key, at site: ShortSite, instance: (Provenance) -> InstanceRecord) {
    id = Self.nextID
    lifetime = .singleton
    place = .nowhere
    (file, line) = (site.file, site.line)
    body = .ready(instance(Provenance(key: key, registration: id)))
    extras = nil
    super.init(key: key)
  }

  /// A registration with everything.
  ///
  /// - Parameter body: what it makes its value with, for a registration of that ``id``.
  init(
    _ key: Key,
    _ lifetime: LifetimeKind,
    in place: FactoryPlace,
    at site: ShortSite,
    extras given: Extras,
    body: (_ id: UInt64) -> FactoryBody
  ) {
    id = Self.nextID
    self.lifetime = lifetime
    self.place = place
    (file, line) = (site.file, site.line)
    self.body = body(id)
    extras = given.boxed
    super.init(key: key)
  }

  /// The place among the registrations of a container: a replacement keeps that of the first. Set
  /// under the lock of the container that takes the record in, before anybody else sees it.
  ///
  /// One that is two thousand million registrations younger than what it replaces moves down.
  var rank: UInt64 {
    get { id &- UInt64(bitPattern: Int64(lead)) }
    set { lead = Int32(clamping: Int64(bitPattern: id &- newValue)) }
  }

  /// Whether it has the place of an earlier one.
  var isReplacement: Bool { lead != 0 }

  /// Whether one line has made both, as far as it can be told without reading the files' names.
  func isRegistered(where other: RegistrationRecord) -> Bool {
    line == other.line && file.utf8CodeUnitCount == other.file.utf8CodeUnitCount
      && file.hasPointerRepresentation && other.file.hasPointerRepresentation
      && file.utf8Start == other.file.utf8Start
  }

  var site: ShortSite { ShortSite(file: file, line: UInt(line)) }

  /// The instance of a registration that came with one.
  var ready: InstanceRecord? {
    // The look at the place first: one at the body copies it, and so counts what it captures.
    guard place == .nowhere, case .ready(let instance) = body else { return nil }
    return instance
  }

  private static var nextID: UInt64 { ids.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Why every use of the key is refused.
  var defect: ContainerError? { extras?.value.defect }
  var cleanup: Cleanup? { extras?.value.cleanup }
  /// Set where it is marked live.
  var mark: LiveMark? { extras?.value.mark }
  /// Whose scopes keep the instance; for that lifetime.
  var scope: ScopeKind? { extras?.value.scope }
  /// Whether it came ready and has a hook that was to run after its build.
  var hasIdleHook: Bool { extras?.value.hasIdleHook == true }

  /// Set where nobody made it but the declaration of a typed key.
  var provided: Provided? { extras?.value.provided }

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
