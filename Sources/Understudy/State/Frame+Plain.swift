import Synchronization

/// Frames that are used again: those of plain registrations' synchronous factories.
extension Frame {
  /// The frame for a factory that begins on this thread and makes a value for one caller, and whose
  /// dependencies are not recorded.
  ///
  /// - Parameters:
  ///   - parent: the factory that resolves, which the caller holds until the frame is left.
  ///   - spares: those of this thread.
  /// - Returns: the frame, with a reference that the caller gives to the spare ones, or releases,
  ///   when it has left the frame.
  @inline(__always)
  static func plain(
    _ record: __shared RegistrationRecord,
    in container: __shared Container,
    below parent: __shared Frame?,
    at site: ShortSite,
    from spares: Unmanaged<SpareFrames>?
  ) -> Unmanaged<Frame> {
    let spare = spares?._withUnsafeGuaranteedRef { $0.takeFrame() }
    let frame = spare ?? .passRetained(Frame(for: record, in: container, isBuild: false))
    let isHeldWeakly = parent?.isHeldWeakly == true
    frame._withUnsafeGuaranteedRef {
      $0.begin(record, in: container, below: parent, at: site, isHeldWeakly: isHeldWeakly)
    }
    return frame
  }

  /// Begins, anew if it is a spare one.
  @inline(__always)
  final func begin(
    _ record: __shared RegistrationRecord,
    in container: __shared Container,
    below parent: __shared Frame?,
    at site: ShortSite,
    isHeldWeakly: Bool
  ) {
    key = record.key
    unmanagedRecord = .passUnretained(record)
    registration = record.id
    self.site = site
    unmanagedContainer = .passUnretained(container)
    self.isHeldWeakly = isHeldWeakly
    finished.store(false, ordering: .relaxed)
    guard let parent else {
      (heldParent, aboveBuild, root, depth) = (nil, nil, nil, 1)
      return
    }
    aboveBuild = parent.isBuild ? .passUnretained(parent.asBuild) : parent.aboveBuild
    root = parent.root ?? .passUnretained(parent)
    depth = parent.depth + 1
    heldParent = .passUnretained(parent)
  }

  /// Ends a plain frame whose factory has returned; the caller that ran it holds the container, the
  /// registration and the parent until then.
  ///
  /// - Returns: whether it is spare, and nothing holds it.
  @inline(__always)
  static func leavePlainly<Running: Frame>(_ running: Unmanaged<Running>) -> Bool {
    // Owned by the caller; this is no reference of its own.
    var frame = running.takeRetainedValue()
    let isAlone = isAlone(&frame)
    let same = Unmanaged.passRetained(consume frame)
    return same._withUnsafeGuaranteedRef { frame in
      guard isAlone else {
        frame.keepParent()
        frame.leave()
        return false
      }
      guard let graph = frame.lazyGraph.unmanaged else { return true }
      graph._withUnsafeGuaranteedRef { $0.end() }
      return false
    }
  }

  /// Makes a plain frame hold its parent: something may hold the frame, and it never begins again.
  final func keepParent() {
    guard !ownsParent else { return }
    _ = heldParent?.retain()
    ownsParent = true
  }

  /// Puts a list of spare frames behind this one.
  @inline(__always)
  final func append(_ next: Unmanaged<Frame>?) { heldParent = next }

  /// The rest of the list of spare frames that begins with this one.
  @inline(__always)
  final var nextSpare: Unmanaged<Frame>? { heldParent }
}
