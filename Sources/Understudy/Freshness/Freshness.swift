/// Answers whether an instance is still what a resolve would build.
///
/// An instance records what it was built from, as a tree of lookups (``DependencyRecord``). It is
/// *current* while each of these lookups would give the same result, and *stale* afterwards. The
/// registrations and instances of the container decide most of that; this value has the rest of
/// the state, and answers five questions:
///
/// 1. ``isCurrent(_:in:)``: would each lookup of this record still give the same result?
///    For an instance that the container has stored, ``isCurrent(stored:in:)`` knows a short cut.
/// 2. ``keeps(_:in:)``: does the container still keep this instance, for a descendant that has used
///    it? For a wrapper that holds it: ``stillGives(_:heldSince:above:in:)``.
/// 3. ``mayHaveDependents(_:replacing:in:)``: may something have been built from this key, so that
///    a change of it has to look for what is stale?
/// 4. ``isUnchecked(_:)``: was this instance built under rules that allow more than those here?
/// 5. ``isOutdated(_:by:isSuperseded:in:)``: was something that a finished build has used replaced
///    meanwhile?
///
/// Invariants:
/// - While ``mayHoldStale`` is `false`, all stored instances are current. Once set, it stays set.
/// - A verdict that was found under `verdictNumber` still holds.
/// - A set of instances keeps none of them alive.
/// - The cached origin holds nothing but what its container holds: each change of that begins
///   with ``takeCachedOrigin()``.
///
/// It cannot be copied: two containers would change one history.
struct Freshness: ~Copyable, Sendable {
  /// The origin of the instances that came with a sharing fork.
  private(set) var origin: ForkOrigin?
  /// The origin that the next sharing fork gets if nothing changes until then.
  private(set) var cachedOrigin: ForkOrigin?
  /// State that few containers have; accessed by the extensions of this type alone.
  private(set) var history: FreshnessHistory?
  /// The number under which verdicts are remembered: see ``verdict(on:in:)``. 0 while all stored
  /// instances are current.
  private(set) var verdictNumber: UInt64 = 0

  init() {}

  /// The history, made on first use, for a change of it.
  var madeHistory: FreshnessHistory {
    mutating get {
      forgetVerdicts()
      return history.made
    }
  }

  /// Whether stored instances are checked when they are resolved.
  var mayHoldStale: Bool { verdictNumber != 0 }

  /// Makes stored instances be checked when they are resolved, and forgets the verdicts so far.
  mutating func checkWhenResolved() { verdictNumber = Self.nextVerdictNumber() }

  /// Forgets the verdicts so far, as something has changed that they may depend on.
  @inline(__always)
  mutating func forgetVerdicts() { if mayHoldStale { checkWhenResolved() } }
}

// MARK: - Keys and builds

extension Freshness {
  /// Whether a build may have looked up the key and found nothing.
  func wasMissed(_ key: Key) -> Bool { history?.missedKeys.contains(key) == true }

  /// Records that a build looked up the key and found nothing, or that what it made may.
  mutating func noteMissed(_ key: Key) {
    // No verdict depends on it.
    history.made.missedKeys.insert(key)
  }

  /// Records that a pool was built: what its elements are made from is not known before there are
  /// any.
  mutating func noteLending() { madeHistory.lends = true }

  /// Whether a reset of everything has kept the running build.
  func isIndependent(_ build: Build) -> Bool {
    history?.independentBuilds.contains(ObjectIdentifier(build)) == true
  }

  /// Records the end of a build: what a reset meant for its instance now counts for that.
  ///
  /// - Parameter instance: `nil` if the build has made none.
  mutating func noteEnd(of build: Build, _ instance: InstanceRecord?) {
    guard let history else { return }
    let id = ObjectIdentifier(build)
    if !history.independentBuilds.isEmpty, history.independentBuilds.remove(id) != nil,
      let instance
    {
      forgetVerdicts()
      history.independentInstances.insert(instance.provenance)
    }
    if !history.resetBuilds.isEmpty, history.resetBuilds.remove(id) != nil, let instance {
      forgetVerdicts()
      history.resetInstances.insert(instance.provenance)
    }
  }
}

// MARK: - Forks

extension Freshness {
  /// Returns the freshness of a fork that shares the instances.
  ///
  /// - Parameters:
  ///   - origin: the origin of the instances.
  ///   - isChild: whether the fork has a parent: that was forked a moment before, and may have
  ///     changed in between.
  @inline(__always)
  func forked(from origin: ForkOrigin?, isChild: Bool) -> Freshness {
    var fork = Freshness()
    fork.origin = origin
    var mayHoldStale = mayHoldStale || isChild
    if let history {
      fork.history = history.ofFork
      // What a pool's elements are made from is not known before there are any.
      if history.lends { mayHoldStale = true }
    }
    if mayHoldStale { fork.checkWhenResolved() }
    return fork
  }

  /// Keeps the origin for the next sharing fork.
  mutating func cache(_ origin: ForkOrigin) { cachedOrigin = origin }

  /// Removes and returns the cached origin, which would keep what a change drops.
  mutating func takeCachedOrigin() -> ForkOrigin? { cachedOrigin.take() }

  /// Takes over the origin of instances that came from another container, unless there is one.
  mutating func take(_ origin: ForkOrigin) {
    if self.origin == nil { self.origin = origin }
  }

  /// Removes all origins, which hold what they had built; for a container that ends.
  mutating func removeOrigins(_ retired: inout ContainerCore.Retired) {
    if let history {
      for origin in history.uncheckedOrigins { retired.add(origin) }
      history.uncheckedOrigins = []
    }
    retired.add(origin.take())
    retired.add(cachedOrigin.take())
  }
}
