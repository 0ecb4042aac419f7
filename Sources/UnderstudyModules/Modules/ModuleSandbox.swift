import Understudy

/// The container in which modules being prepared resolve the registrations of earlier ones.
///
/// It forks the container at the first resolve; a container that no other code knows is its own
/// stage. States: *open*, with or without a fork; *ended*, when it holds neither and resolves go to
/// the container itself, which it does not retain: a module's registrations may capture its
/// context.
final class ModuleSandbox: Sendable {
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

  /// The container to resolve from.
  var container: Container {
    let (fork, container) = state.withLock { ($0.fork, $0.container) }
    if let fork { return fork }
    guard let container else { return origin ?? .unavailable }
    return keep(container.fork(sharing: .builtInstances))
  }

  /// Keeps a fork once it has all registrations added here, unless another caller was quicker.
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

  /// Adds a module's registrations.
  func add(_ registrations: [any AnyRegistration]) {
    let fork = state.withLock { state in
      if state.container != nil { state.registrations += registrations }
      return state.fork
    }
    if isAside { fork?.add(registrations) } else { fork?.addUncounted(registrations) }
  }

  /// Ends the stage.
  ///
  /// - Returns: the containers to close, if any.
  private func end() -> (fork: Container?, container: Container?) {
    let old = state.withLock { state in
      let old = state
      state = State()
      return old
    }
    return isAside ? (nil, nil) : (old.fork, old.container)
  }

  /// Ends the stage and cleans up the instances built in it.
  ///
  /// - Parameter discarded: registrations that are used nowhere now; their instances are cleaned
  ///   up, too.
  func end(discarding discarded: [any AnyRegistration] = []) async {
    let (fork, container) = end()
    // The creator of a container that is its own stage closes it, with its contents.
    if !isAside { await Container.cleanUp(discarded, closing: fork, of: container) }
  }

  /// Ends the stage where suspending is impossible: asynchronous work continues in its own task.
  func endNow(discarding discarded: [any AnyRegistration] = []) {
    let (fork, container) = end()
    guard !isAside, fork != nil || !discarded.isEmpty else { return }
    if discarded.isEmpty, fork?.closeIfIdle() == true { return }
    Task.detached { await Container.cleanUp(discarded, closing: fork, of: container) }
  }

  /// Cleans up registrations that arrived too late.
  func discard(_ registrations: [any AnyRegistration]) async {
    await Container.cleanUp(registrations, closing: nil, of: origin)
  }
}
