import Synchronization

/// Holds registrations and the instances built from them.
///
/// A mock, a fork, a child and a scope are all containers with other settings, so an API that takes
/// a container takes all of them. Use it from any thread or task.
///
/// ```swift
/// let container = Container(label: "app")
/// container.register((any Mailer).self) { SMTPMailer() }
/// container.register(Refund.self, lifetime: .transient) { try Refund(mailer: $0.resolve()) }
/// let refund = try container.resolve(Refund.self)
/// ```
///
/// A container without references is freed with its instances, closed or not.
public final class Container: Sendable {
  /// The container's name in error texts; in a test, the test's name.
  public let label: String?

  /// ``ContainerCore/id``.
  let id: UInt64
  /// ``ContainerCore/level``.
  let level: Int
  /// What ties it to a test; `nil` in production.
  let test: TestBinding?
  let cell: ChangeCounter
  @usableFromInline let lock = LockWord()
  // Accessed under `lock` alone, which also makes the exclusivity check redundant.
  @exclusivity(unchecked)
  nonisolated(unsafe) private(set) var core: ContainerCore  // under `lock`
  /// The container that resolves keys that are not registered here.
  package var parent: Container? { heldParent }
  @exclusivity(unchecked)
  nonisolated(unsafe) private var heldParent: Container?  // set in `init`, taken in `deinit`
  private let lazyChildren = LazyReference<Children>()
  private let lazyObservers = LazyReference<Observers>()
  private let lazyClosing = LazyReference<Completion>()
  private let lazyOverrides = LazyReference<OverrideUsage>()
  private let lazyAttachment = LazyReference<any AnyObject & Sendable>()
  let waitLimitInNanoseconds = Atomic<Int64>(30_000_000_000)
  /// Whether it is the process default, or a bootstrap has tried to make it that.
  let mayBeDefault = Atomic<Bool>(false)
  /// Whether it is the default that the process starts with.
  let isInitial: Bool
  private let answersNothing: Bool
  /// Set if this is a placeholder for a missing container, or a fork or child of one.
  let standsFor: MissingContainer?

  /// Makes an empty container.
  ///
  /// With a parent it is a child: keys that are not registered in it are looked up in the parent. A
  /// shared instance is built by, and lives in, the container that registered it; what is new for
  /// each resolve runs in the container that was asked and sees its overrides. Changes to a child
  /// do not affect its parent. A child is freed with its last reference; closing the parent closes
  /// it.
  ///
  /// ```swift
  /// let evening = Container(label: "evening", parent: app)
  /// evening.register(Performance.self, instance: hamlet)
  /// ```
  ///
  /// - Parameters:
  ///   - label: the container's name in error texts.
  ///   - parent: the container to fall back to.
  public convenience init(label: String? = nil, parent: Container? = nil) {
    self.init(
      label: label,
      core: parent?.coreOfChild() ?? ContainerCore(),
      test: parent?.test,
      standsFor: parent?.standsFor
    )
  }

  package convenience init(label: String?, rules: MockRules?, host: (any TestHost)?) {
    let test = TestBinding.make(rules: rules, host: host)
    self.init(label: label, core: ContainerCore(), test: test)
  }

  init(
    label: String?,
    core: consuming ContainerCore,
    test: TestBinding? = nil,
    answersNothing: Bool = false,
    standsFor: MissingContainer? = nil,
    isInitial: Bool = false
  ) {
    id = core.id
    level = core.level
    cell = core.cache.handOverCell()
    self.label = label
    self.test = test
    self.answersNothing = answersNothing
    self.standsFor = standsFor
    self.isInitial = isInitial
    heldParent = core.parent
    let isClosed = core.lifecycle == .closed
    let isStandIn = core.isStandIn
    self.core = core
    extendLineage(of: &self.core)
    if let parent {
      takeWaitLimit(of: parent)
      watch(by: parent.children.add(self))
    }
    // A fork of a closed container has nothing to wait for.
    if isClosed { closing.complete() }
    // The parent may have begun to close before it knew about this child.
    if !isClosed, parent?.isOpen == false { _ = closeIfIdle() }
    if !isStandIn { test?.host?.opened(self) }
  }

  deinit {
    heldParent?.children.remove(self)
    reportForgottenHooks()
    reportDropped()
    guard level > DeepRelease.mostFreedByRecursion else { return }
    var parent = core.takeParent()
    heldParent = nil
    DeepRelease.release(&parent)
  }

  // MARK: - Parts made on demand

  var children: Children { lazyChildren.object { Children() } }
  /// The container's children; `nil` if there never was one.
  var knownChildren: Children? { lazyChildren.known }
  /// Whether it has open children.
  var hasChildren: Bool {
    lazyChildren.unmanaged?._withUnsafeGuaranteedRef(\.areOpen) == true
  }

  var observers: Observers { lazyObservers.object { Observers() } }
  /// The container's observers and recorders; `nil` if there never was one.
  var knownObservers: Observers? { lazyObservers.known }

  /// Calls the closure with each recorder of this container.
  @inline(__always)
  func forEachRecorder(_ body: (any EventRecorder) -> Void) {
    lazyObservers.unmanaged?._withUnsafeGuaranteedRef { $0.forEachRecorder(body) }
  }

  /// Tracks which registrations of a test's container are used; see ``overrides``.
  var overrideUsage: OverrideUsage { lazyOverrides.object { OverrideUsage() } }
  /// The same; `nil` in production, and until a test registers something.
  var knownOverrides: OverrideUsage? { lazyOverrides.known }

  /// Completes when the container is closed: later callers of `close()` wait for the first one.
  var closing: Completion { lazyClosing.object { Completion() } }

  /// The object that another product attaches to the container, made on first access.
  ///
  /// There is one: what configures the container with modules.
  package func attachment<Object: AnyObject & Sendable>(orMaking make: () -> Object) -> Object {
    lazyAttachment.object(orMaking: make) as! Object  // no other type is attached
  }

  /// The placeholder for a container that is gone: it refuses everything.
  package static let unavailable = Container(
    label: nil,
    core: ContainerCore(),
    answersNothing: true,
    standsFor: .gone
  )

  /// Whether this is the placeholder for a missing container, or descends from one.
  package var isUnavailable: Bool { answersNothing }

  /// Whether this is the placeholder that reports code running outside any test container, or a
  /// fork of it.
  var isEscape: Bool { standsFor == .escaped }

  /// Reads or changes the state; no user code may run in `body`.
  @inline(__always)
  func withCore<Result: ~Copyable>(_ body: (inout ContainerCore) -> Result) -> Result {
    lock.withLock { body(&core) }
  }

  /// Changes the state, notifies readers, and releases what the change dropped after the lock.
  func change<Result>(
    _ body: (inout ContainerCore, inout ContainerCore.Retired) -> Result
  ) -> Result {
    var retired = ContainerCore.Retired()
    let result = withCore { core in
      let result = body(&core, &retired)
      // After the readers' table is withdrawn: a reader that sees the new epoch must not find the
      // old instance.
      cell.epoch.store(core.epoch, ordering: .releasing)
      return result
    }
    // User code runs only after everything that was built from the change is notified: hooks of
    // doubles here, each `deinit` when the caller releases.
    tellDescendants(&retired)
    for record in retired.residents { record.resident.containerDidReset() }
    extendLifetime(retired)
    return result
  }
}
