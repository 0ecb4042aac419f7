import Understudy

/// Where modules that are being prepared find what those before them register.
///
/// It forks the container when somebody first looks, and not before; a container that nobody else
/// knows is its own stage. States: *open*, without or with a
/// fork; *ended*, when it holds neither and looks go to the container itself, which it does not keep
/// alive: a context may be captured by what its module registers.
final class ModuleStage: Sendable {
  private struct State {
    var container: Container?
    var fork: Container?
    var registrations: [any AnyRegistration] = []
  }

  private weak let origin: Container?
  private let isAside: Bool
  private let state: Lock<State>

  init(for configuration: ModuleConfiguration) {
    let container = configuration.container
    origin = container
    isAside = configuration.isAside
    state = Lock(State(container: container, fork: isAside ? container : nil))
    add(configuration.environmentRegistration)
  }

  /// What is asked in the place of the container.
  var container: Container {
    let (fork, container) = state.withLock { ($0.fork, $0.container) }
    if let fork { return fork }
    guard let container else { return origin ?? .unavailable }
    return keep(container.fork(sharing: .builtInstances))
  }

  /// Keeps a fork, when all is in it that was put in here, unless somebody else was quicker.
  private func keep(_ made: Container) -> Container {
    var count = 0
    while true {
      let (kept, missing) = state.withLock { state -> (Container?, [any AnyRegistration]) in
        if let fork = state.fork { return (fork, []) }
        guard state.container != nil else { return (made, []) }
        let missing = Array(state.registrations[count...])
        if missing.isEmpty { state.fork = made }
        return (missing.isEmpty ? made : nil, missing)
      }
      if let kept { return kept }
      made.addUncounted(missing)
      count += missing.count
    }
  }

  /// Puts in what a module registers.
  func add(_ registrations: [any AnyRegistration]) {
    let fork = state.withLock { state in
      if state.container != nil { state.registrations += registrations }
      return state.fork
    }
    if isAside { fork?.add(registrations) } else { fork?.addUncounted(registrations) }
  }

  /// Ends it.
  ///
  /// - Returns: what has to be closed, if something has.
  private func end() -> (fork: Container?, container: Container?) {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    return isAside ? (nil, nil) : (old.fork, old.container)
  }

  /// Ends it and cleans up what was built in it.
  ///
  /// - Parameter discarded: what is registered nowhere now; its instances are cleaned up, too.
  func end(discarding discarded: [any AnyRegistration] = []) async {
    let (fork, container) = end()
    // Who made the container that is its own stage closes it, with all that is in it.
    if !isAside { await Container.cleanUp(discarded, closing: fork, of: container) }
  }

  /// The same where nobody can suspend: what has to be awaited goes on in a task of its own.
  func endNow(discarding discarded: [any AnyRegistration] = []) {
    let (fork, container) = end()
    guard !isAside, fork != nil || !discarded.isEmpty else { return }
    if discarded.isEmpty, fork?.closeIfIdle() == true { return }
    Task.detached { await Container.cleanUp(discarded, closing: fork, of: container) }
  }

  /// Cleans up what came too late.
  func discard(_ registrations: [any AnyRegistration]) async {
    await Container.cleanUp(registrations, closing: nil, of: origin)
  }
}
