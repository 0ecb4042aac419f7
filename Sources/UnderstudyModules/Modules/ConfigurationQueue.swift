/// The state of a container's configurations: the current run and its waiting callers. A pure
/// value.
///
/// States: *idle*; *running*, one at a time. A run has *sharers*, callers with the same request
/// that get its result, and *followers*, callers with another request that ask again when it has
/// ended. It belongs to all sharers: when the last of them gives up, it is over at that moment and
/// the next caller starts a new run, unless it is being published already. The result of a run that
/// is over is ignored.
struct ConfigurationQueue: Sendable {
  typealias Run = UInt64
  typealias Caller = UInt64

  /// The values that make two requests equal.
  struct Request: Hashable, Sendable {
    let names: Set<Module.Name>
    let environment: AppEnvironment
  }

  enum Mode: Sendable { case synchronous, asynchronous }

  enum Entry: Equatable, Sendable {
    /// The caller runs the configuration and is its first sharer.
    case run
    case share(Run)
    case follow(Run)
    /// The caller is part of the run that it would wait for.
    case refuseNested
    /// A synchronous caller would wait for a task.
    case refuseBusy
    /// The caller had given up before it entered.
    case gone
  }

  enum Leaving: Equatable, Sendable {
    case nothing
    /// The run is over; its followers ask again.
    case cancelled(Run, followers: [Caller])
  }

  private struct Running {
    let run: Run
    let mode: Mode
    let request: Request
    var sharers: Set<Caller>
    var followers: Set<Caller> = []
    var isPublishing = false
  }

  private var running: Running?
  private var gone: Set<Caller> = []

  /// - Parameters:
  ///   - run: the number for a run that begins now.
  ///   - enclosing: the runs that the caller is part of.
  mutating func enter(
    _ caller: Caller,
    for request: Request,
    _ mode: Mode,
    asRun run: Run,
    within enclosing: Set<Run> = []
  ) -> Entry {
    if gone.remove(caller) != nil { return .gone }
    guard var current = running else {
      running = Running(run: run, mode: mode, request: request, sharers: [caller])
      return .run
    }
    if enclosing.contains(current.run) { return .refuseNested }
    if mode == .synchronous, current.mode == .asynchronous { return .refuseBusy }
    let isShared = current.request == request
    if isShared { current.sharers.insert(caller) } else { current.followers.insert(caller) }
    running = current
    return isShared ? .share(current.run) : .follow(current.run)
  }

  /// Removes a caller that gives up. Call it once for each.
  mutating func leave(_ caller: Caller) -> Leaving {
    guard var current = running else {
      gone.insert(caller)
      return .nothing
    }
    if current.followers.remove(caller) == nil, current.sharers.remove(caller) == nil {
      gone.insert(caller)
      return .nothing
    }
    guard current.sharers.isEmpty, !current.isPublishing else {
      running = current
      return .nothing
    }
    running = nil
    return .cancelled(current.run, followers: current.followers.sorted())
  }

  /// Records that the caller's wait has ended, so that it cannot give up any more.
  mutating func forget(_ caller: Caller) { gone.remove(caller) }

  func isRunning(_ run: Run) -> Bool { running?.run == run }

  /// Records that a run is ready to publish.
  ///
  /// - Returns: whether it may publish.
  mutating func beginPublishing(_ run: Run) -> Bool {
    guard running?.run == run else { return false }
    running?.isPublishing = true
    return true
  }

  /// Records that a run has ended.
  ///
  /// - Returns: the callers that wait for it; `nil` if it was over already.
  mutating func end(_ run: Run) -> (sharers: [Caller], followers: [Caller])? {
    guard let current = running, current.run == run else { return nil }
    running = nil
    return (current.sharers.sorted(), current.followers.sorted())
  }
}
