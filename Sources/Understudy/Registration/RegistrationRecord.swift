import Synchronization

/// The registration of a key in a container. Immutable except for one flag, so containers share it
/// freely.
@usableFromInline
final class RegistrationRecord: MapLeaf, @unchecked Sendable {  // see `rank`, `usage`
  /// State that few registrations have.
  struct Extras {
    var defect: ContainerError?
    var cleanup: Cleanup?
    var mark: LiveMark?
    var scope: ScopeKind?
    var hasIdleHook = false
    var provided: Provided?
    /// The line that declares the typed key it was registered for.
    var declaration: ShortSite?

    /// Whether none of them changes how the key is resolved.
    fileprivate var isPlain: Bool {
      defect == nil && cleanup == nil && mark == nil && scope == nil && !hasIdleHook
        && provided == nil
    }

    /// The extras in a box; `nil` if there are none.
    fileprivate var boxed: Box<Extras>? { isPlain && declaration == nil ? nil : Box(self) }
  }

  /// The number of the record: unique in the process and increasing, so later registrations have
  /// higher ones. 0 stands for "none".
  let id: UInt64
  // Not a `ShortSite`, and in this order, which leaves no padding: there may be thousands of these.
  private let file: StaticString
  let lifetime: LifetimeKind
  let place: FactoryPlace
  private let depended = Atomic<Bool>(false)
  private let line: UInt32
  let body: FactoryBody
  /// The number minus ``rank``.
  private var lead: Int32 = 0
  private let extras: Box<Extras>?
  /// The counter of a test's registrations; set in the same way as ``rank``.
  var usage: RegistrationUsage?

  private static let ids = Atomic<UInt64>(0)

  /// Makes a registration with a factory.
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

  /// Makes a registration with a factory whose instance a scope keeps.
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

  /// Makes a registration of an instance.
  @usableFromInline
  init(_ key: Key, at site: ShortSite, instance: (DependencyRecord) -> InstanceRecord) {
    id = Self.nextID
    lifetime = .singleton
    place = .nowhere
    (file, line) = (site.file, site.line)
    body = .ready(instance(DependencyRecord(key: key, registration: id)))
    extras = nil
    super.init(key: key)
  }

  /// Makes a registration from all its parts.
  ///
  /// - Parameter body: returns the factory body, for the given ``id``.
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

  /// The position among the registrations of a container: a replacement keeps the position of the
  /// first. Set under the lock of the container that adds the record, before it is visible
  /// elsewhere.
  ///
  /// A record that is two thousand million registrations younger than the one it replaces moves
  /// down.
  var rank: UInt64 {
    get { id &- UInt64(bitPattern: Int64(lead)) }
    set { lead = Int32(clamping: Int64(bitPattern: id &- newValue)) }
  }

  /// Whether it has the position of an earlier record.
  var isReplacement: Bool { lead != 0 }

  /// Whether both come from one line, as far as can be decided without reading the files' names.
  func isRegistered(where other: RegistrationRecord) -> Bool {
    line == other.line && file.utf8CodeUnitCount == other.file.utf8CodeUnitCount
      && file.hasPointerRepresentation && other.file.hasPointerRepresentation
      && file.utf8Start == other.file.utf8Start
  }

  var site: ShortSite { ShortSite(file: file, line: UInt(line)) }

  /// The instance of a registration that came with one, or `nil`.
  var ready: InstanceRecord? {
    // The place is checked first: reading the body copies it, and so retains what it captures.
    guard place == .nowhere, case .ready(let instance) = body else { return nil }
    return instance
  }

  private static var nextID: UInt64 { ids.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Why every use of the key is refused.
  var defect: ContainerError? { extras?.value.defect }
  var cleanup: Cleanup? { extras?.value.cleanup }
  /// Set if it is marked live.
  var mark: LiveMark? { extras?.value.mark }
  /// The kind of scope that keeps the instance, for the `scoped` lifetime.
  var scope: ScopeKind? { extras?.value.scope }
  /// Whether it is a ready-made instance with a hook that was meant to run after its build.
  var hasIdleHook: Bool { extras?.value.hasIdleHook == true }

  /// Set if a typed key's declaration registered it.
  var provided: Provided? { extras?.value.provided }

  /// The line of the typed key that it was registered for, or that registered it; `nil` if it was
  /// registered by type.
  var declaration: ShortSite? { provided == nil ? extras?.value.declaration : site }

  /// Whether it makes a value for each caller, on any thread, with nothing else to do.
  var isPlainTransient: Bool { lifetime == .transient && isPlain }

  /// Whether its container keeps one instance, made on any thread, with nothing else to do.
  var isPlainSingleton: Bool { lifetime == .singleton && isPlain }

  /// Whether its factory runs anywhere, with nothing else to do.
  var isPlain: Bool {
    place == .anywhere && (extras.map { $0.value.isPlain } ?? true)
  }

  /// Whether a shared instance may have been built from what this registration made.
  var isDependedUpon: Bool { depended.load(ordering: .relaxed) }

  func markDependedUpon() {
    if !isDependedUpon { depended.store(true, ordering: .relaxed) }
  }
}

/// A reference to state that is rarely present, kept apart.
private final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}
