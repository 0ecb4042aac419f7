import Synchronization

/// One factory that is running: what it builds, for whom, and what it has resolved so far.
///
/// Frames form the chain that cycle errors print. Each knows its parent, so a chain may branch:
/// child tasks of one factory share it.
final class Frame: @unchecked Sendable {  // `parent` changes in `deinit` alone
  let key: Key
  /// The registration whose factory it is; `nil` for what a parameterised factory makes.
  let record: RegistrationRecord?
  let container: Container
  private(set) var parent: Frame?
  let site: SourceSite
  /// The shared build this frame runs, or `nil` for a transient.
  let build: Build?
  /// The innermost shared build of the chain.
  let nearestBuild: Build?

  private struct Notes {
    var dependencies: [Provenance] = []
    var isFinished = false
    /// What the value was made from, once it is made.
    var conclusion: Provenance?
    var graph: GraphScope?
    /// What is noted already, once it is worth a look-up.
    private var seen: Set<ObjectIdentifier> = []
    private var seenLooks: Set<Look> = []

    private struct Look: Hashable {
      let key: Key
      let registration: UInt64
      let level: Int
    }

    mutating func add(_ provenance: Provenance) {
      if dependencies.count < 16 {
        if dependencies.contains(where: { $0 === provenance || $0.saysTheSame(as: provenance) }) {
          return
        }
      } else {
        if seen.isEmpty {
          seen = Set(dependencies.map(ObjectIdentifier.init))
          seenLooks = Set(dependencies.compactMap(Self.look))
        }
        guard seen.insert(ObjectIdentifier(provenance)).inserted else { return }
        if let look = Self.look(provenance), !seenLooks.insert(look).inserted { return }
      }
      dependencies.append(provenance)
    }

    private static func look(_ provenance: Provenance) -> Look? {
      guard provenance.isMereLook else { return nil }
      return Look(
        key: provenance.key,
        registration: provenance.registration,
        level: provenance.level
      )
    }
  }
  private let lock = LockWord()
  @exclusivity(unchecked)
  nonisolated(unsafe) private var notes = Notes()  // under `lock`

  private let root: Frame?
  /// Whether a shared instance will hold what is made here, in the end.
  let isHeldWeakly: Bool
  /// How many factories the chain is long, this one included.
  let depth: Int

  init(_ request: Request, _ record: RegistrationRecord?, container: Container, build: Build?) {
    let parent = request.chain
    self.record = record
    key = request.key
    site = request.site
    self.container = container
    self.parent = parent
    self.build = build
    nearestBuild = build ?? parent?.nearestBuild
    root = parent.map { $0.root ?? $0 }
    depth = (parent?.depth ?? 0) + 1
    isHeldWeakly = request.isHeldWeakly || build != nil || parent?.isHeldWeakly == true
  }

  deinit {
    // A chain of ten thousand would free itself recursively and run out of stack.
    var next = parent.take()
    while next != nil, isKnownUniquelyReferenced(&next) { next = next?.parent.take() }
  }

  /// Records that what this frame builds was built from something in the same container.
  func note(_ provenance: Provenance, from owner: Container) {
    guard owner === container || container.descends(from: owner) else { return }
    lock.withLock { notes.add(provenance) }
  }

  /// Notes that something made by this factory will look the key up later in its container.
  func noteLater(_ key: Key) {
    note(container.withCore { $0.noteLater(key) }, from: container)
  }

  /// What the whole chain shares; made when it is first asked for.
  var graph: GraphScope {
    if let root { return root.graph }
    return lock.withLock {
      if let graph = notes.graph { return graph }
      let graph = GraphScope()
      notes.graph = graph
      return graph
    }
  }

  /// The frame that the chain begins with.
  var outermost: Frame { root ?? self }

  /// What it has noted so far.
  var noted: [Provenance] { lock.withLock { notes.dependencies } }

  /// Ends the frame and hands out what it noted.
  func finish() -> [Provenance] {
    lock.withLock {
      notes.isFinished = true
      defer { notes.dependencies = [] }
      return notes.dependencies
    }
  }

  /// Ends the frame whose factory has made its value; the same however often it is asked.
  func conclude() -> Provenance {
    lock.withLock {
      if let conclusion = notes.conclusion { return conclusion }
      notes.isFinished = true
      let isKept = build.map { $0.graph == nil } == true
      let conclusion = provenance(notes.dependencies, isKept ? .sharedInstance : .use)
      notes.conclusion = conclusion
      notes.dependencies = []
      return conclusion
    }
  }

  /// Ends the frame whose factory has failed, or made what cannot be kept.
  func concludeInVain() -> Provenance {
    lock.withLock {
      notes.isFinished = true
      return provenance(notes.conclusion?.dependencies ?? notes.dependencies, .use)
    }
  }

  private func provenance(_ dependencies: [Provenance], _ kind: Provenance.Kind) -> Provenance {
    Provenance(
      key: key,
      registration: record?.id ?? 0,
      dependencies: dependencies,
      level: container.level,
      kind: kind,
      mark: record?.mark
    )
  }

  /// The frame while its factory runs; a resolver kept afterwards starts a fresh chain.
  var whileRunning: Frame? { lock.withLock { notes.isFinished } ? nil : self }

  /// Whether the chain is building this key of this container already.
  func isBuilding(_ key: Key, in container: Container) -> Bool {
    var frame: Frame? = self
    while let current = frame {
      if current.key.bits == key.bits, current.key == key, current.container === container,
        current.whileRunning != nil
      {
        return true
      }
      frame = current.parent
    }
    return false
  }

  /// Whether the other frame is this one, or one that led to it.
  func continues(_ other: Frame) -> Bool {
    var frame: Frame? = self
    while let current = frame, current !== other { frame = current.parent }
    return frame != nil
  }

  /// The keys from the outermost frame to this one.
  var path: [Key] {
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
