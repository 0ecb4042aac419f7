import Synchronization

/// The state of a container as a value: what is registered, built and being built.
///
/// A key is *empty*, *building* (in `builds`) or *ready* (in `instances`, or a ready registration).
/// Invariants:
/// - An instance in `instances` was built from registrations that were current when it was stored;
///   whatever replaces one of those removes it, at once or, where instances came with a sharing
///   fork, at the latest when it is asked for (`mayHoldStale`).
/// - At most one build a key is in `builds`. A build that is no longer there is superseded: its
///   instance goes to those who waited and is never stored. Until its factory returns it is in
///   `superseded`, so that closing knows of all that is running.
/// - `epoch` rises with every change after which a resolve may give something else.
/// - `cache` is a subset of what resolves as it is.
///
/// Only the methods of this type change it. Nothing here runs user code. What a change lets go of is
/// handed out as ``Retired``, so that the owner can release it outside its lock: a user's `deinit`
/// may resolve.
struct ContainerCore: ~Copyable, Sendable {
  var lifecycle = Lifecycle.open
  var registrations = EditableMap<RegistrationRecord>()
  var instances = EditableMap<InstanceRecord>()
  var builds = BuildsInFlight()
  /// What few containers have.
  var rare: Rarities?
  var epoch: UInt64 = 0
  /// Where the instances come from that came with a sharing fork.
  var ancestry: Ancestry?
  /// What ``ancestry`` the next sharing fork gets if nothing has changed until then.
  var legacy: Ancestry?
  /// Whether instances are checked when they are asked for. Once it is set it stays.
  var mayHoldStale = false
  var cache: ReadCache
  /// Whether it answers for a closed one, and so is not closed with the test's containers.
  var isStandIn = false
  /// Whether what is resolved here counts as no use of what is registered, and moves no double.
  var isDryRun = false
  /// Whether what it began with was registered elsewhere.
  var isFork = false
  /// Where keys are looked up that are not registered here. A child may look into its parent under
  /// its own lock, never the other way round.
  private(set) var parent: Container?

  /// Unique in the process, never used again.
  let id: UInt64
  /// How many ancestors it has.
  let level: Int

  private static let ids = Atomic<UInt64>(0)

  init(parent: Container? = nil, ancestry: Ancestry? = nil, slots: ReaderSlots = .shared) {
    cache = ReadCache(EpochCell(slots: slots))
    id = Self.ids.add(1, ordering: .relaxed).newValue
    level = parent.map { $0.level + 1 } ?? 0
    self.parent = parent
    self.ancestry = ancestry
  }

  /// Lets go of the parent, for the end of it all.
  mutating func takeParent() -> Container? { parent.take() }
}
