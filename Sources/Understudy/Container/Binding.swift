/// The context of a bound closure: a container, and the factory it was bound in.
///
/// When the closure runs, it is in one of three states.
///
/// - *in its chain*: the factory it was bound in is still running. The container is current, and
///   the chain is that factory's, or one that continues it.
/// - *following*: there was no override when it was bound. It changes nothing.
/// - *free*: the container is current, in the chain of the factory that runs the closure, if any.
struct Binding: Sendable {
  private let container: Container
  /// The publication that makes the container the process default, if the closure would follow it.
  private let publication: Publication?
  // Weak, since a frame holds its container, and a running factory holds its frame.
  private weak let chain: Frame?
  /// The observers on whose behalf the closure runs: its resolves are not reported to them.
  private let notified: Set<UInt64>

  init(to container: Container) {
    // Code that names the process default while another container is current means it, and gets it.
    let isElsewhere = Container.override.map { $0 !== container } == true
    self.container = container
    publication = isElsewhere ? nil : ProcessDefault.publication(of: container)
    let frame = Ambient.current?.frame
    frame?.isBound = true
    chain = frame
    notified = Observers.notified
  }

  private var isFollowing: Bool {
    container.isUnavailable || publication?.hasHappened == true
  }

  /// The task-local value to run the closure with, here and now; `nil` if there is none.
  var ambient: Ambient? {
    let here = Ambient.current
    let running = here?.frame?.whileRunning
    if let chain = chain?.whileRunning {
      let innermost = running.flatMap { $0.continues(chain) ? $0 : nil } ?? chain
      return Ambient(container: container, frame: innermost)
    }
    return isFollowing ? here : Ambient(container: container, frame: running)
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let ambient else { return try unheard(body) }
    return try Ambient.carried.withValue(ambient) { try unheard(body) }
  }

  func run<Result>(
    _ body: @concurrent () async throws -> Result
  ) async rethrows -> Result {
    guard let ambient else { return try await unheard(body) }
    return try await Ambient.carried.withValue(ambient) { try await unheard(body) }
  }

  private func unheard<Result>(_ body: () throws -> Result) rethrows -> Result {
    if notified.isEmpty { return try body() }
    return try Observers.$notified.withValue(notified.union(Observers.notified), operation: body)
  }

  private func unheard<Result>(
    _ body: @concurrent () async throws -> Result
  ) async rethrows -> Result {
    if notified.isEmpty { return try await body() }
    return try await Observers.$notified.withValue(notified.union(Observers.notified)) {
      try await body()
    }
  }
}
