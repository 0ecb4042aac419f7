/// Answers questions about the factories from the outermost to a frame's own.
extension Frame {
  /// Whether the chain is building this key of this container already.
  final func isBuilding(_ key: Key, in container: Container) -> Bool {
    // The others live at least as long as this one, so none is retained.
    var next: Unmanaged<Frame>? = .passUnretained(self)
    while let current = next {
      let isIt = current._withUnsafeGuaranteedRef {
        $0.key.bits == key.bits && $0.runs(in: container) && $0.key == key && !$0.isFinished
      }
      if isIt { return true }
      next = current._withUnsafeGuaranteedRef { $0.heldParent }
    }
    return false
  }

  /// Whether the other frame is this one, or one above it in the chain.
  final func continues(_ other: Frame) -> Bool {
    var frame: Frame? = self
    while let current = frame, current !== other { frame = current.parent }
    return frame != nil
  }

  /// Whether it is for a hook of the build, or for what the hook builds, with nothing in between
  /// that a container keeps: nothing may hold what a failing build has made.
  final func isForHook(of build: Build) -> Bool {
    var frame: Frame? = self
    while let current = frame, current !== build {
      if current.build?.isKeptByContainer == true { return false }
      frame = current.parent
    }
    return frame != nil
  }

  /// The keys from the outermost frame to this one.
  final var path: [Key] {
    var keys: [Key] = []
    var frame: Frame? = self
    while let current = frame {
      keys.append(current.key)
      frame = current.parent
    }
    return keys.reversed()
  }
}

extension Frame? {
  /// The chain with one more key at its end.
  func path(to key: Key) -> [Key] { (self?.path ?? []) + [key] }
}
