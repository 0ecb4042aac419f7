import Synchronization

/// The run of a frame's factory, and its end.
extension Frame {
  /// Begins the run of the factory.
  ///
  /// - Parameter thread: the thread of a synchronous factory.
  /// - Returns: whether the container has to count it: it does not run within another factory that
  ///   the container has counted, on the same thread, and so no longer than that.
  final func begin(on thread: ThreadIdentity?) -> Bool {
    hasToBeUncounted = thread == nil || !isWithinCounted(on: thread)
    isCounted = true
    self.thread = thread
    return hasToBeUncounted
  }

  /// Begins the run of a plain frame's factory, which is not counted: it records nothing, nor does a
  /// factory above it, so that it makes no difference whether what it reads is noted.
  ///
  /// - Parameter thread: the present one.
  @inline(__always)
  final func beginUncounted(on thread: ThreadIdentity) {
    (hasToBeUncounted, isCounted) = (false, isWithinCounted(on: thread))
    self.thread = thread
  }

  @inline(__always)
  private final func isWithinCounted(on thread: ThreadIdentity?) -> Bool {
    // A task that waited for another caller's build, or for the main actor, may continue there
    // after the factory that it asks for.
    heldParent?._withUnsafeGuaranteedRef {
      $0.thread == thread && $0.isCounted && !$0.isFinished
        && $0.unmanagedContainer.toOpaque() == unmanagedContainer.toOpaque()
    } == true
  }

  /// Whether a closure is bound to the frame, and so holds it weakly.
  final var isBound: Bool {
    get { bound.load(ordering: .relaxed) }
    set { bound.store(newValue, ordering: .relaxed) }
  }

  /// Whether its factory has returned.
  final var isFinished: Bool { finished.load(ordering: .acquiring) }

  /// The frame while its factory runs; a resolver kept afterwards starts a fresh chain.
  final var whileRunning: Frame? { isFinished ? nil : self }

  /// Marks the factory as returned.
  final func returned() { finished.store(true, ordering: .releasing) }

  /// Marks the factory as returned, and returns what the frame recorded.
  final func finish() -> DependencyList {
    returned()
    return noting?.takeNotes() ?? []
  }

  /// Ends the frame of a factory that has returned; the caller that ran it holds the container
  /// until then.
  static func leave<Running: Frame>(_ frame: inout Running) {
    if isAlone(&frame) {
      frame.lazyGraph.known?.end()
    } else {
      frame.leave()
    }
  }

  /// Whether there is no other reference: then nothing can reach it and ask for the container or
  /// the graph. This is the usual case.
  static func isAlone<Running: Frame>(_ frame: inout Running) -> Bool {
    guard isKnownUniquelyReferenced(&frame) else { return false }
    // Other holders have bound it, or made its graph, before they released it. The release has
    // release ordering, but the count is read without an order: what follows could be read before
    // it.
    atomicMemoryFence(ordering: .acquiring)
    return !frame.isBound
  }

  final func leave() {
    let weak = WeakContainer(container)
    departure.withLock { left = weak }
    // See `graph`.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    lazyGraph.known?.end()
    // Nothing reads them any more, and the frame may exist for long.
    _ = noting?.takeNotes()
  }
}
