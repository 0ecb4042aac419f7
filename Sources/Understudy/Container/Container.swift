import Synchronization

/// Holds registrations and the instances built from them.
///
/// A mock, a fork, a child and a scope are all containers with other settings, so whatever takes a
/// container takes all of them. Use it from any thread or task.
///
/// ```swift
/// let container = Container(label: "app")
/// container.register((any Mailer).self) { SMTPMailer() }
/// container.register(Refund.self, lifetime: .transient) { try Refund(mailer: $0.resolve()) }
/// let refund = try container.resolve(Refund.self)
/// ```
///
/// A container nobody holds is freed with its instances, closed or not.
public final class Container: Sendable {
  /// What error texts call it; in a test, the test's name.
  public let label: String?

  /// ``ContainerCore/id``.
  let id: UInt64
  /// ``ContainerCore/level``.
  let level: Int
  package let rules: MockRules?
  /// Whether it may have registrations that are live without a mark.
  let isGuarded: Bool
  package let sink: (any IssueSink)?
  /// What is registered here, where somebody wants to know.
  package let overrides: OverrideLedger?
  let cell: EpochCell
  @usableFromInline let lock = LockWord()
  // Reached under `lock` alone, which also makes the exclusivity check redundant.
  @exclusivity(unchecked)
  nonisolated(unsafe) private(set) var core: ContainerCore  // under `lock`
  /// Where keys are looked up that are not registered here.
  package var parent: Container? { heldParent }
  @exclusivity(unchecked)
  nonisolated(unsafe) private var heldParent: Container?  // set in `init`, taken in `deinit`
  private let lazyChildren = LazyReference<Children>()
  private let lazyObservers = LazyReference<Observers>()
  private let lazyClosing = LazyReference<ClosingGate>()
  private let lazyAttachment = LazyReference<any AnyObject & Sendable>()
  let waitLimitInNanoseconds = Atomic<Int64>(30_000_000_000)
  /// Whether it is the default of the process, or a bootstrap has tried to make it that.
  let mayBeDefault = Atomic<Bool>(false)
  /// Whether it is what the process starts with as its default.
  let isInitial: Bool
  private let answersNothing: Bool
  /// Set where it stands in for a missing container, or is a fork or a child of what does.
  let standsFor: MissingContainer?

  /// Makes an empty container.
  ///
  /// With a parent it is a child: keys that are not registered in it are looked up there. A shared
  /// instance is built by, and lives in, the container that registered it; what is new for each
  /// resolve runs in the container that was asked and sees its overrides. Nothing a child does is
  /// seen by its parent. A child goes away when nobody holds it; closing the parent closes it.
  ///
  /// ```swift
  /// let evening = Container(label: "evening", parent: app)
  /// evening.register(Performance.self, instance: hamlet)
  /// ```
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - parent: the container to fall back to.
  public convenience init(label: String? = nil, parent: Container? = nil) {
    self.init(
      label: label,
      core: parent?.coreOfChild() ?? ContainerCore(),
      rules: parent?.rules,
      sink: parent?.sink,
      standsFor: parent?.standsFor
    )
  }

  /// Makes a container and registers a batch in it.
  ///
  /// - Parameters:
  ///   - label: what error texts call it.
  ///   - parent: the container to fall back to.
  ///   - registrations: the batch, in any order.
  /// - Throws: ``ContainerError/duplicateRegistration(_:other:)`` if a key stands in it twice.
  public convenience init(
    label: String? = nil,
    parent: Container? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws(ContainerError) {
    self.init(label: label, parent: parent)
    try take(registrations(), at: SourceSite(fileID: fileID, line: line))
  }

  package convenience init(label: String?, rules: MockRules?, sink: (any IssueSink)?) {
    self.init(label: label, core: ContainerCore(), rules: rules, sink: sink)
  }

  init(
    label: String?,
    core: consuming ContainerCore,
    rules: MockRules?,
    sink: (any IssueSink)?,
    answersNothing: Bool = false,
    standsFor: MissingContainer? = nil,
    isInitial: Bool = false
  ) {
    id = core.id
    level = core.level
    cell = core.cache.handOverCell()
    self.label = label
    self.rules = rules
    isGuarded = rules?.firewall == .everything
    self.sink = sink
    overrides = sink.map { _ in OverrideLedger() }
    self.answersNothing = answersNothing
    self.standsFor = standsFor
    self.isInitial = isInitial
    heldParent = core.parent
    let isClosed = core.lifecycle == .closed
    let isStandIn = core.isStandIn
    self.core = core
    extendLine(of: &self.core)
    if let parent {
      takeWaitLimit(of: parent)
      watch(by: parent.children.add(self))
    }
    // A fork of a closed container has nothing to wait for.
    if isClosed { closing.open() }
    // The parent may have begun to close before it knew of this child.
    if !isClosed, parent?.isOpen == false { _ = closeIfIdle() }
    if !isStandIn { sink?.opened(self) }
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

  // MARK: - What most containers never have

  var children: Children { lazyChildren.object { Children() } }
  /// `nil` if there never was a child.
  var knownChildren: Children? { lazyChildren.known }

  var observers: Observers { lazyObservers.object { Observers() } }
  /// `nil` if nobody ever observed or recorded.
  var knownObservers: Observers? { lazyObservers.known }

  /// Those that take down what happens here.
  @inline(__always)
  func forEachRecorder(_ body: (any EventRecorder) -> Void) {
    lazyObservers.unmanaged?._withUnsafeGuaranteedRef { $0.forEachRecorder(body) }
  }

  var closing: ClosingGate { lazyClosing.object { ClosingGate() } }

  /// What another product keeps with the container, made when it is first asked for.
  ///
  /// There is one: what configures it with modules.
  package func attachment<Object: AnyObject & Sendable>(orMaking make: () -> Object) -> Object {
    lazyAttachment.object(orMaking: make) as! Object  // no other type is attached
  }

  /// Stands for a container that is gone: it refuses everything.
  package static let unavailable = Container(
    label: nil,
    core: ContainerCore(),
    rules: nil,
    sink: nil,
    answersNothing: true,
    standsFor: .gone
  )

  /// Whether this is the stand-in for a missing container.
  package var isUnavailable: Bool { answersNothing }

  /// Whether it stands where a test's code has no container, or was forked from what does.
  var isEscape: Bool { standsFor == .escaped }

  /// Reads or changes the state; no user code may run in `body`.
  @inline(__always)
  func withCore<Result: ~Copyable>(_ body: (inout ContainerCore) -> Result) -> Result {
    lock.withLock { body(&core) }
  }

  /// Changes the state, tells readers, and lets go of what the change dropped after the lock.
  func change<Result>(
    _ body: (inout ContainerCore, inout ContainerCore.Retired) -> Result
  ) -> Result {
    var retired = ContainerCore.Retired()
    let result = withCore { core in
      let result = body(&core, &retired)
      // After what readers had is withdrawn: who sees the new epoch must not find the old instance.
      cell.epoch.store(core.epoch, ordering: .releasing)
      return result
    }
    // User code runs only when all who have built from what has changed are told: hooks of doubles
    // here, `deinit`s where the caller lets go.
    tellDescendants(&retired)
    for record in retired.residents { record.resident.containerDidReset() }
    extendLifetime(retired)
    return result
  }
}
