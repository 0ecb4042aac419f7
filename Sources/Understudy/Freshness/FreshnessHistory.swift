/// The past of a container, as far as the freshness of its instances depends on it.
///
/// Few containers have one. It belongs to one ``Freshness``, which alone changes it.
final class FreshnessHistory: RareState, @unchecked Sendable {  // one thread has the core at a time
  /// The resets so far, for wrappers whose instance no container holds.
  @exclusivity(unchecked) var resets = ResetHistory()
  /// Instances that were reset individually: what was built from them is stale.
  @exclusivity(unchecked) var resetInstances = InstanceSet()
  /// Superseded builds whose instances will be in `resetInstances`.
  @exclusivity(unchecked) var resetBuilds: Set<ObjectIdentifier> = []
  /// Instances that a reset of everything has kept: they stay current, whatever they were built
  /// from.
  @exclusivity(unchecked) var independentInstances = InstanceSet()
  /// Builds in flight that such a reset has kept; their instances will be independent.
  @exclusivity(unchecked) var independentBuilds: Set<ObjectIdentifier> = []
  /// Weak instances that were found released and removed: what was built from them stays current.
  @exclusivity(unchecked) var releasedInstances = InstanceSet()
  /// Missing keys that a build may have looked up, or that what it made may look up. The set only
  /// grows: it says where a change may have made something stale; that is checked then.
  @exclusivity(unchecked) var missedKeys: Set<Key> = []
  /// The origins of instances that were built under other rules than the container's.
  @exclusivity(unchecked) var uncheckedOrigins: [ForkOrigin] = []
  /// Whether a pool was built in the container, or in an origin of its instances.
  @exclusivity(unchecked) var lends = false

  /// The part of it that goes to a fork with the instances; `nil` if there is none.
  ///
  /// Instances that were built from a reset one may still be there, and are dropped when they are
  /// resolved. The wrappers that hold something belong to the origin: its resets stay there.
  var ofFork: FreshnessHistory? {
    guard hasInheritance else { return nil }
    let copy = FreshnessHistory()
    copy.resetInstances = resetInstances
    copy.independentInstances = independentInstances
    copy.releasedInstances = releasedInstances
    copy.missedKeys = missedKeys
    copy.uncheckedOrigins = uncheckedOrigins
    copy.lends = lends
    return copy
  }

  private var hasInheritance: Bool {
    lends || !missedKeys.isEmpty || !uncheckedOrigins.isEmpty || !resetInstances.isEmpty
      || !releasedInstances.isEmpty || !independentInstances.isEmpty
  }
}
