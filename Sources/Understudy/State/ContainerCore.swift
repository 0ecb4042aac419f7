import Synchronization

/// The state of a container as a value: what is registered, built and being built.
///
/// A key is *empty*, *building* (in `builds`) or *ready* (in `instances`, or a ready registration).
/// Invariants:
/// - An instance in `instances` was built from registrations that were current when it was stored;
///   a change that replaces one of those removes it, at once or, if instances came with a sharing
///   fork, at the latest when it is resolved (``Freshness/mayHoldStale``).
/// - At most one build per key is in `builds`. A build that is no longer there is superseded: its
///   instance goes to its waiting callers and is never stored. Until its factory returns it is in
///   ``ClosingState``, so that closing knows everything that is running.
/// - `epoch` rises with every change after which a resolve may give something else.
/// - `cache` is a subset of what resolves as it is.
///
/// Only the methods of this type change it. Nothing here runs user code. What a change releases is
/// returned as ``Retired``, so that the owner can release it outside its lock: a user's `deinit`
/// may resolve.
struct ContainerCore: ~Copyable, Sendable {
  var registrations = EditableMap<RegistrationRecord>()
  var instances = EditableMap<InstanceRecord>(inTable: true)
  var builds = BuildsInFlight()
  var cache: ReadCache
  var epoch: UInt64 = 0
  /// Answers whether an instance is still what a resolve would build.
  var freshness: Freshness
  // The flags fit behind the one that `freshness` ends with.
  var lifecycle = Lifecycle.open
  /// Whether it answers for a closed container, and so is not closed with the test's containers.
  var isStandIn = false
  /// Whether this is a dry run: resolving marks nothing as used and attaches no double.
  var isDryRun = false
  /// Whether its first registrations were made elsewhere.
  var isFork = false
  /// Whether its opening as a scope was reported to observers. That of a fork of a scope is not.
  var isAnnounced = false
  /// The parts that few containers have; `nil` until there is one.
  var extras: ContainerExtras?
  /// The container that resolves keys that are not registered here. A child may look into its
  /// parent under its own lock, never the other way round.
  private(set) var parent: Container?

  /// Unique in the process, never reused.
  let id: UInt64
  /// The number of ancestors.
  let level: Int

  private static let ids = Atomic<UInt64>(0)

  init(
    parent: Container? = nil,
    freshness: consuming Freshness = Freshness(),
    slots: ReaderSlots = .shared
  ) {
    cache = ReadCache(ChangeCounter(slots: slots))
    id = Self.ids.add(1, ordering: .relaxed).newValue
    level = parent.map { $0.level + 1 } ?? 0
    self.parent = parent
    self.freshness = freshness
  }

  /// Releases the parent when the core ends.
  mutating func takeParent() -> Container? { parent.take() }
}
