import Understudy

/// The graph of configurations that wait for each other, over all containers, because a module of
/// one starts another.
///
/// A module that configures its own container is detected without it; this is for modules of two
/// containers that configure each other's, in two tasks or on two threads.
///
/// Invariant: no configuration waits for itself, directly or through others.
struct ConfigurationWaitGraph {
  typealias Run = ConfigurationQueue.Run

  /// The configurations that each one waits for, with the number of times the wait was added.
  private var targets: [Run: [Run: Int]] = [:]

  /// Adds the waits of several configurations for another one.
  ///
  /// - Returns: whether they were added: not if that one waits for one of them.
  mutating func add(_ waiters: Set<Run>, for target: Run) -> Bool {
    guard !waits(target, forAnyOf: waiters) else { return false }
    for waiter in waiters { targets[waiter, default: [:]][target, default: 0] += 1 }
    return true
  }

  mutating func remove(_ waiters: Set<Run>, for target: Run) {
    for waiter in waiters {
      guard let count = targets[waiter]?[target] else { continue }
      targets[waiter]?[target] = count > 1 ? count - 1 : nil
      if targets[waiter]?.isEmpty == true { targets[waiter] = nil }
    }
  }

  var isEmpty: Bool { targets.isEmpty }

  private func waits(_ run: Run, forAnyOf others: Set<Run>) -> Bool {
    var seen: Set<Run> = [run]
    var open = [run]
    while let current = open.popLast() {
      if others.contains(current) { return true }
      for next in targets[current, default: [:]].keys where seen.insert(next).inserted {
        open.append(next)
      }
    }
    return false
  }

  /// The graph of the process; used only when a module configures another container.
  static let shared = Lock(ConfigurationWaitGraph())
}

extension ConfigurationCoordinator {
  /// Records that the caller is about to wait for a configuration, until ``endWait(for:)``.
  ///
  /// - Returns: whether it may wait: not if that configuration waits for one the caller is part of.
  func beginWait(for run: Run) -> Bool {
    let enclosing = Self.enclosing
    return enclosing.isEmpty
      || ConfigurationWaitGraph.shared.withLock { $0.add(enclosing, for: run) }
  }

  func endWait(for run: Run) {
    let enclosing = Self.enclosing
    if !enclosing.isEmpty {
      ConfigurationWaitGraph.shared.withLock { $0.remove(enclosing, for: run) }
    }
  }

  /// Withdraws a caller that has entered and does not wait.
  func withdraw(_ caller: Caller) {
    leave(caller)
    forget(caller)
  }
}
