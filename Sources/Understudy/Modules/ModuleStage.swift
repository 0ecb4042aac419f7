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

  private let origin: WeakContainer
  private let isAside: Bool
  private let state: Lock<State>

  init(for configuration: ModuleConfiguration) {
    let container = configuration.container
    origin = WeakContainer(container)
    isAside = configuration.isAside
    state = Lock(State(container: container, fork: isAside ? container : nil))
    add(configuration.environmentRegistration)
  }

  /// What is asked in the place of the container.
  var container: Container {
    let (fork, container) = state.withLock { ($0.fork, $0.container) }
    if let fork { return fork }
    guard let container else { return origin.container ?? .unavailable }
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
      made.put(missing)
      count += missing.count
    }
  }

  /// Puts in what a module registers.
  func add(_ registrations: [any AnyRegistration]) {
    let fork = state.withLock { state in
      if state.container != nil { state.registrations += registrations }
      return state.fork
    }
    if isAside {
      let companions = registrations.flatMap(\.companions)
      for registration in companions + registrations {
        fork?.add(registration.erased.makeRecord(nil))
      }
    } else {
      fork?.put(registrations)
    }
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
    if !isAside { await Self.close(fork, of: container, discarding: discarded) }
  }

  /// The same where nobody can suspend: what has to be awaited goes on in a task of its own.
  func endNow(discarding discarded: [any AnyRegistration] = []) {
    let (fork, container) = end()
    guard !isAside, fork != nil || !discarded.isEmpty else { return }
    if discarded.isEmpty, fork?.closeIfIdle() == true { return }
    Task.detached { await Self.close(fork, of: container, discarding: discarded) }
  }

  /// Cleans up what came too late.
  func discard(_ registrations: [any AnyRegistration]) async {
    await Self.close(nil, of: origin.container, discarding: registrations)
  }

  private static func close(
    _ fork: Container?,
    of container: Container?,
    discarding discarded: [any AnyRegistration]
  ) async {
    let hooked = discarded.map { $0.erased.makeRecord(nil) }
      .filter { $0.ready != nil && $0.cleanup != nil }
    guard fork != nil || !hooked.isEmpty else { return }
    let closed = fork ?? container?.fork() ?? Container(label: nil)
    closed.withCore { core in
      for record in hooked { if let ready = record.ready { core.keepForCleanup(ready, record) } }
    }
    await closed.close()
  }
}

extension Container {
  /// Registers as it is, without a test's account of it: it is registered elsewhere for good.
  fileprivate func put(_ registrations: [any AnyRegistration]) {
    guard !registrations.isEmpty else { return }
    let all = registrations.flatMap(\.companions) + registrations
    let records = all.map { $0.erased.makeRecord(nil) }
    change { core, retired in
      for record in records {
        let old = core.registrations.insert(record)
        core.forget(record.key, old, retired: &retired)
      }
    }
  }
}
