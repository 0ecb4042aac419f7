import Synchronization
import Understudy

/// Guards the ``ConfigurationQueue`` of a container and resumes the waiting callers.
final class ConfigurationCoordinator: Sendable {
  typealias Run = ConfigurationQueue.Run
  typealias Caller = ConfigurationQueue.Caller
  typealias Outcome = ConfigurationOutcome

  private struct State {
    var ledger = ConfigurationQueue()
    var waiters: [Caller: ConfigurationWaiter] = [:]
    /// Cancels the run; `nil` for runs on threads.
    var cancellation: (@Sendable () -> Void)?
  }

  private let state = Lock(State())
  private static let numbers = Atomic<UInt64>(0)

  /// The runs that the current code is part of.
  @TaskLocal static var enclosing: Set<Run> = []

  /// A number that is unique in the process.
  static var nextNumber: UInt64 { numbers.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Enters a caller, either to run the configuration or to wait for one.
  func enter(
    _ caller: Caller,
    for request: ConfigurationQueue.Request,
    _ mode: ConfigurationQueue.Mode,
    asRun run: Run,
    _ waiter: ConfigurationWaiter
  ) -> ConfigurationQueue.Entry {
    let enclosing = Self.enclosing
    return state.withLock { state in
      let entry = state.ledger.enter(caller, for: request, mode, asRun: run, within: enclosing)
      switch entry {
      case .run, .share, .follow: state.waiters[caller] = waiter
      case .refuseNested, .refuseBusy, .gone: break
      }
      return entry
    }
  }

  /// Sets how to cancel the run that the caller has just begun.
  ///
  /// - Returns: `false` if no caller wants the run any more.
  func onCancel(of run: Run, _ cancel: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard state.ledger.isRunning(run) else { return false }
      state.cancellation = cancel
      return true
    }
  }

  /// Removes a caller that gives up.
  func leave(_ caller: Caller) {
    let (waiters, cancel) = state.withLock {
      state -> ([ConfigurationWaiter], (@Sendable () -> Void)?) in
      let leaver = state.waiters.removeValue(forKey: caller)
      guard case .cancelled(_, let followers) = state.ledger.leave(caller) else {
        return (leaver.map { [$0] } ?? [], nil)
      }
      let waiters = followers.compactMap { state.waiters.removeValue(forKey: $0) }
      return ((leaver.map { [$0] } ?? []) + waiters, state.cancellation.take())
    }
    cancel?()
    for waiter in waiters { waiter.fulfill(.askAgain) }
  }

  /// Removes a caller that has its result.
  func forget(_ caller: Caller) {
    let waiter = state.withLock { state in
      state.ledger.forget(caller)
      return state.waiters.removeValue(forKey: caller)
    }
    extendLifetime(waiter)  // released here, outside the lock
  }

  func beginPublishing(_ run: Run) -> Bool {
    state.withLock { $0.ledger.beginPublishing(run) }
  }

  /// Ends a run and resumes all its waiting callers.
  func end(_ run: Run, _ outcome: Outcome) {
    let (sharers, followers, cancellation) = state.withLock { state in
      guard let (sharers, followers) = state.ledger.end(run) else {
        return ([ConfigurationWaiter](), [ConfigurationWaiter](), (@Sendable () -> Void)?.none)
      }
      let take = { (caller: Caller) in state.waiters.removeValue(forKey: caller) }
      return (sharers.compactMap(take), followers.compactMap(take), state.cancellation.take())
    }
    extendLifetime(cancellation)  // released here, too
    for waiter in sharers { waiter.fulfill(outcome) }
    for waiter in followers { waiter.fulfill(.askAgain) }
  }
}

extension Container {
  /// The desk that coordinates this container's configurations with modules.
  var desk: ConfigurationCoordinator { attachment { ConfigurationCoordinator() } }
}
