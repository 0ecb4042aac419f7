extension ContainerError {
  /// The place of an error. One word wide, so that a typed throw stays cheap.
  public struct Context: Sendable {
    /// The request of escaped code.
    package struct Escape: Sendable {
      /// The label of the process default that was refused, if there is one.
      let refusedDefault: String?
      /// Whether it is code of a test that has no container.
      var isOfTest = false
      var isUnderXCTest = false
    }

    /// What is known of a test's container.
    package struct TestContainer: Sendable {
      /// Whether nothing is registered in it.
      let isEmpty: Bool
      /// Whether it is the current one where the error was made.
      let isCurrent: Bool
      /// Whether it is closed and had no registration of the key.
      var lackedKey = false
    }

    /// What is known of a live registration.
    package struct Live: Sendable {
      /// Whether the main actor makes its value.
      let isOnMainActor: Bool
      /// What the test registered for a similar key.
      let similar: (key: Key, site: SourceSite)?
      /// The factory that asked another container than the test's, and that container.
      var detour: (factory: Key, container: String)?
    }

    /// The process default, if it has what a test's container lacks.
    package struct DefaultOwner: Sendable {
      let label: String
      let site: SourceSite
    }

    private final class Storage: Sendable {
      let key: Key?
      let path: [Key]
      let container: String?
      let resolvedAt: SourceSite?
      let askedAt: SourceSite?
      let registeredAt: SourceSite?
      let names: [String]
      let isUnmarked: Bool
      let isRunning: Bool
      let escape: Escape?
      let builtFromIt: Key?
      let declaredAt: SourceSite?
      let isWithoutBootstrap: Bool
      let defaultOwner: DefaultOwner?
      let test: TestContainer?
      let lentAt: [SourceSite]?
      let cycle: Cycle?
      let scope: ScopeKind?
      let isDeclared: Bool
      let live: Live?
      let isFreed: Bool

      init(
        key: Key?,
        path: [Key],
        container: String?,
        resolvedAt: SourceSite?,
        askedAt: SourceSite?,
        registeredAt: SourceSite?,
        names: [String],
        isUnmarked: Bool,
        isRunning: Bool,
        escape: Escape?,
        builtFromIt: Key?,
        declaredAt: SourceSite?,
        isWithoutBootstrap: Bool,
        defaultOwner: DefaultOwner?,
        test: TestContainer?,
        lentAt: [SourceSite]?,
        cycle: Cycle?,
        scope: ScopeKind?,
        isDeclared: Bool,
        live: Live?,
        isFreed: Bool
      ) {
        self.key = key
        self.path = path
        self.container = container
        self.resolvedAt = resolvedAt
        self.askedAt = askedAt
        self.registeredAt = registeredAt
        self.names = names
        self.isUnmarked = isUnmarked
        self.isRunning = isRunning
        self.escape = escape
        self.builtFromIt = builtFromIt
        self.declaredAt = declaredAt
        self.isWithoutBootstrap = isWithoutBootstrap
        self.defaultOwner = defaultOwner
        self.test = test
        self.lentAt = lentAt
        self.cycle = cycle
        self.scope = scope
        self.isDeclared = isDeclared
        self.live = live
        self.isFreed = isFreed
      }
    }

    private let storage: Storage

    package init(
      key: Key?,
      path: [Key] = [],
      container: String? = nil,
      resolvedAt: SourceSite? = nil,
      askedAt: SourceSite? = nil,
      registeredAt: SourceSite? = nil,
      names: [String] = [],
      isUnmarked: Bool = false,
      isRunning: Bool = false,
      escape: Escape? = nil,
      builtFromIt: Key? = nil,
      declaredAt: SourceSite? = nil,
      isWithoutBootstrap: Bool = false,
      defaultOwner: DefaultOwner? = nil,
      test: TestContainer? = nil,
      lentAt: [SourceSite]? = nil,
      cycle: Cycle? = nil,
      scope: ScopeKind? = nil,
      isDeclared: Bool = false,
      live: Live? = nil,
      isFreed: Bool = false
    ) {
      storage = Storage(
        key: key,
        path: path,
        container: container,
        resolvedAt: resolvedAt,
        askedAt: askedAt,
        registeredAt: registeredAt,
        names: names,
        isUnmarked: isUnmarked,
        isRunning: isRunning,
        escape: escape,
        builtFromIt: builtFromIt,
        declaredAt: declaredAt,
        isWithoutBootstrap: isWithoutBootstrap,
        defaultOwner: defaultOwner,
        test: test,
        lentAt: lentAt,
        cycle: cycle,
        scope: scope,
        isDeclared: isDeclared,
        live: live,
        isFreed: isFreed
      )
    }

    /// The key that failed; the container's own key if the error is not about a registration.
    package var reportedKey: Key { storage.key ?? Key(Container.self) }
    /// The chain from the outermost resolve to ``reportedKey``.
    package var chain: [Key] { storage.path }
    /// The label of the container that refused.
    package var label: String? { storage.container }
    /// The line that resolved the key.
    public var resolvedAt: SourceSite? { storage.resolvedAt }
    /// The line of the outermost resolve, if a factory resolved on its behalf.
    package var outermostSite: SourceSite? { storage.askedAt }
    /// The line that registered the key, if it is registered; for a refused bootstrap, the line of
    /// the earlier one.
    public var registeredAt: SourceSite? { storage.registeredAt }
    /// The names registered for the key's type.
    package var names: [String] { storage.names }
    /// Whether it is live only because a mock was made over the container that registered it.
    var isUnmarked: Bool { storage.isUnmarked }
    /// Whether the earlier bootstrap is still running.
    var isRunning: Bool { storage.isRunning }
    /// Set if no container is current because tests are running.
    var escape: Escape? { storage.escape }
    /// The key whose instance existed and was refused, because it was built from ``reportedKey``.
    var builtFromIt: Key? { storage.builtFromIt }
    /// The declaration of a typed key that has no value for tests, or that another declaration
    /// contradicts.
    var declaredAt: SourceSite? { storage.declaredAt }
    /// Whether the container was freed, and so cannot be asked any more.
    var isFreed: Bool { storage.isFreed }
    /// Whether it was the process's own container, with nothing registered in it.
    var isWithoutBootstrap: Bool { storage.isWithoutBootstrap }
    /// The process default, if it has the key and a test's container has not.
    var defaultOwner: DefaultOwner? { storage.defaultOwner }
    /// What is known of the container, if it is a test's.
    var test: TestContainer? { storage.test }
    /// The lines that hold leases of a pool whose instances are all in use; `nil` if no pool is
    /// involved.
    var lentAt: [SourceSite]? { storage.lentAt }
    /// The registrations of a cycle.
    var cycle: Cycle? { storage.cycle }
    /// The kind of scope that keeps the instances of the live registration.
    var scope: ScopeKind? { storage.scope }
    /// Whether the registration is the declared value of a typed key.
    var isDeclared: Bool { storage.isDeclared }
    /// What is known of the live registration.
    var live: Live? { storage.live }
    var failedKey: Key? { storage.key }
  }
}
