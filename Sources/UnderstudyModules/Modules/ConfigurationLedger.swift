/// Who configures a container, and who waits for it. A pure value.
///
/// States: *idle*; *running*, one at a time. A run has *sharers*, who asked for the same and get what
/// comes of it, and *followers*, who want something else and ask again when it has ended. It belongs
/// to all sharers: when the last of them gives up, it is over at that moment and the next caller
/// begins anew, unless it is being published already. What comes of a run that is over counts no
/// more.
struct ConfigurationLedger: Sendable {
  typealias Run = UInt64
  typealias Caller = UInt64

  /// What makes two calls ask for the same.
  struct Request: Hashable, Sendable {
    let names: Set<Module.Name>
    let environment: AppEnvironment
  }

  enum Mode: Sendable { case synchronous, asynchronous }

  enum Entry: Equatable, Sendable {
    /// To be run by the caller, who is its first sharer.
    case run
    case share(Run)
    case follow(Run)
    /// The caller is part of the run that it would wait for.
    case refuseNested
    /// A synchronous caller would wait for a task.
    case refuseBusy
    /// It had given up before it came.
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
  ///   - run: the number of the run that may begin now.
  ///   - enclosing: the runs that the caller is a part of.
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

  /// A caller gives up. Once for each.
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

  /// The caller's wait has ended, so that he cannot give up any more.
  mutating func forget(_ caller: Caller) { gone.remove(caller) }

  func isRunning(_ run: Run) -> Bool { running?.run == run }

  /// A run has all that it wants to publish.
  ///
  /// - Returns: whether it may.
  mutating func beginPublishing(_ run: Run) -> Bool {
    guard running?.run == run else { return false }
    running?.isPublishing = true
    return true
  }

  /// A run has ended.
  ///
  /// - Returns: who waits for it; `nil` if it was over already.
  mutating func end(_ run: Run) -> (sharers: [Caller], followers: [Caller])? {
    guard let current = running, current.run == run else { return nil }
    running = nil
    return (current.sharers.sorted(), current.followers.sorted())
  }
}
