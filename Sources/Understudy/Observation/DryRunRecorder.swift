/// Records the dependencies found in a dry run, whether they could be resolved or not.
///
/// The dependencies of a factory are recorded when it returns or fails, with what its product will
/// look up later. A refused resolve, such as a cycle, is not among them; the path of the error has
/// it.
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
    /// The dependencies, each once, in the order in which they were recorded.
    package fileprivate(set) var needs: [Need] = []
    /// The required keys that are not registered.
    package fileprivate(set) var missing: Set<Key> = []
    /// The paths to what only asynchronous code can build and synchronous code needed.
    package fileprivate(set) var refusals: [[Key]] = []
    fileprivate var seen: Set<Need> = []
    /// The failure that was recorded last.
    private var latest: (path: [Key], kind: ContainerError.Kind)?

    mutating func add(_ need: Need) {
      if seen.insert(need).inserted { needs.append(need) }
    }

    /// An error passes through all callers, each of which reports it; a thousand of them would
    /// record a path of a thousand keys. The same array is passed on, so comparing it is quick.
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
      // Parameterised factories occur in the path; their dependencies belong to the key that
      // resolved them.
      let path = error.registeredPath
      for (asker, key) in zip(path, path.dropFirst()) {
        entries.add(Need(asker: asker, key: key, isLater: false))
      }
      switch error {
      case .dependencyNotRegistered: entries.missing.insert(error.context.reportedKey)
      case .requiresAsync: entries.refusals.append(path)
      default: break
      }
    }
  }

  // What an instance is made from is recorded when it is built, and nothing else is needed.
  package func recordResolve(_ resolve: RecordedResolve, in container: Container) {}
}

extension DryRunRecorder.Need {
  /// Fails for what a pool records about itself.
  fileprivate init?(_ look: DependencyRecord, of asker: Key) {
    let isLater = if case .later = look.kind { true } else { false }
    guard isLater || look.key != asker else { return nil }
    self.init(asker: asker, key: look.key, isLater: isLater)
  }
}

extension ContainerError {
  /// ``path`` without parameterised factories, whose keys are not registered.
  fileprivate var registeredPath: [Key] { path.filter { !($0.type is any CreationName.Type) } }
}
