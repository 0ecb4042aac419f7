/// Takes down who needed whom in a dry run, whether it could be had or not.
///
/// What a factory has resolved is told when it returns or fails, with what will be looked up later by
/// what it made. What was refused, such as a cycle, is not among that; the path of the error has it.
package final class DryRunRecorder: EventRecorder {
  package init() {}

  package struct Need: Hashable, Sendable {
    package let asker: Key
    package let key: Key
    /// Whether it is looked up later, by what was built.
    package let isLater: Bool

    package init(asker: Key, key: Key, isLater: Bool) {
      (self.asker, self.key, self.isLater) = (asker, key, isLater)
    }
  }

  package struct Entries: Sendable {
    /// Each once, in the order in which they were noted.
    package fileprivate(set) var needs: [Need] = []
    /// The keys that somebody could not do without, and nobody had.
    package fileprivate(set) var missing: Set<Key> = []
    /// The paths to what only asynchronous code can build and somebody else asked for.
    package fileprivate(set) var refusals: [[Key]] = []
    fileprivate var seen: Set<Need> = []
    /// The failure that was noted last.
    private var latest: (path: [Key], kind: ContainerError.Kind)?

    mutating func add(_ need: Need) {
      if seen.insert(need).inserted { needs.append(need) }
    }

    /// An error passes through all who asked, each of whom tells of it; a thousand of them would note
    /// a path of a thousand keys. What is passed on is the same array, which is soon compared.
    mutating func isNew(_ error: ContainerError) -> Bool {
      if let latest, latest.kind == error.kind, latest.path == error.path { return false }
      latest = (error.path, error.kind)
      return true
    }
  }

  private let state = Lock(Entries())

  package var entries: Entries { state.withLock { $0 } }

  package func recordOrigin(_ origin: Origin) {
    let asker = origin.provenance.key
    let needs = origin.provenance.dependencies.compactMap { Need($0, of: asker) }
    state.withLock { entries in for need in needs { entries.add(need) } }
  }

  package func record(_ event: ContainerEvent) {
    guard case .failed(let error) = event.kind else { return }
    state.withLock { entries in
      guard entries.isNew(error) else { return }
      // Parameterised factories stand in the path; what they need is needed by who asked them.
      let path = error.registeredPath
      for (asker, key) in zip(path, path.dropFirst()) {
        entries.add(Need(asker: asker, key: key, isLater: false))
      }
      switch error {
      case .dependencyNotRegistered: entries.missing.insert(error.context.key)
      case .requiresAsync: entries.refusals.append(path)
      default: break
      }
    }
  }

  // What is there already was noted when it was built, and nobody asks for what is noted otherwise.
  package func recordHit(_ key: Key, at site: SourceSite, label: String?, container: UInt64) {}
}

extension DryRunRecorder.Need {
  /// `nil` for what a pool notes of itself.
  fileprivate init?(_ look: Provenance, of asker: Key) {
    let isLater = if case .later = look.kind { true } else { false }
    guard isLater || look.key != asker else { return nil }
    self.init(asker: asker, key: look.key, isLater: isLater)
  }
}

extension ContainerError {
  /// ``path`` without parameterised factories, whose keys nobody has registered.
  fileprivate var registeredPath: [Key] { path.filter { !($0.type is any CreationName.Type) } }
}
