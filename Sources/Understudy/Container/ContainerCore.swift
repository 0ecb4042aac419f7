/// The state of a container as a value: what is registered, built and being built.
///
/// A key is *empty*, *building* (in `builds`) or *ready* (in `instances`, or a ready registration).
/// Invariants:
/// - An instance in `instances` was built from registrations that were current when it was stored;
///   whatever replaces one of those removes it, at once or, where instances came with a sharing
///   fork, at the latest when it is asked for (`mayHoldStale`).
/// - At most one build a key is in `builds`. A build that is no longer there is superseded: its
///   instance goes to those who waited and is never stored.
/// - `epoch` rises with every change after which a resolve may give something else.
/// - `cache` is a subset of what resolves as it is.
///
/// Only the methods of this type change it. Nothing here runs user code. What a change lets go of is
/// handed out as ``Retired``, so that the owner can release it outside its lock: a user's `deinit`
/// may resolve.
struct ContainerCore: Sendable {
  var lifecycle = Lifecycle.open
  var registrations = PersistentMap<RegistrationRecord>()
  var instances = PersistentMap<InstanceRecord>()
  var residents = PersistentMap<ResidentRecord>()
  var builds: [Key: Build] = [:]
  /// What waits for its clean-up, in order of construction. It stays here when it is replaced.
  var constructed: [Constructed] = []
  /// Builds that a reset of everything has kept: what they were built from may be gone.
  var exempt: Set<ObjectIdentifier> = []
  var epoch: UInt64 = 0
  var resets = ResetHistory()
  /// Keys an optional read found absent during a build. It only grows: it says where a change may
  /// have made something stale, and whether it has is checked then.
  var absences: Set<Key> = []
  /// The instances that came with a sharing fork.
  var inherited: PersistentMap<InstanceRecord>?
  /// Whether instances are checked when they are asked for. Once it is set it stays, for the same
  /// reason.
  var mayHoldStale = false
  var cache = ReadCache()
  /// Where keys are looked up that are not registered here. A child may look into its parent under
  /// its own lock, never the other way round.
  let parent: Container?

  init(parent: Container? = nil) { self.parent = parent }

  /// Frees the table; the last thing to happen to a core.
  mutating func destroy() { cache.removeAll() }
}
