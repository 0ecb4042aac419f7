/// The work that a container ends before it is closed: running builds that no key waits for any
/// more, and clean-ups.
///
/// Invariants:
/// - Replaced instances keep their place among the pending clean-ups.
/// - At most one clean-up is under way: the newest of those that were pending.
struct ClosingState: Sendable {
  /// The superseded builds whose factories are still running.
  private(set) var superseded: [ObjectIdentifier: Build] = [:]
  /// The instances that wait for their clean-up, in order of construction.
  private(set) var pending: [PendingCleanup] = []
  private var underWay: PendingCleanup?

  /// Whether no build is superseded and no clean-up pending.
  var isIdle: Bool { superseded.isEmpty && pending.isEmpty }
}

// MARK: - Builds

extension ClosingState {
  /// Records a build that was taken off its key, until its factory returns.
  mutating func add(_ build: Build) { superseded[ObjectIdentifier(build)] = build }

  /// Forgets a build that has ended, if it was superseded.
  mutating func forget(_ build: Build) {
    if !superseded.isEmpty { superseded[ObjectIdentifier(build)] = nil }
  }
}

// MARK: - Clean-ups

extension ClosingState {
  /// The pending clean-ups, and the one under way.
  var unfinished: [PendingCleanup] { pending + [underWay].compactMap(\.self) }

  mutating func add(_ cleanup: PendingCleanup) { pending.append(cleanup) }

  /// Removes and returns the newest pending clean-up; it counts as under way until the next is
  /// taken.
  mutating func next(retired: inout ContainerCore.Retired) -> PendingCleanup? {
    if let cleaned = underWay { retired.add(other: cleaned) }
    underWay = pending.popLast()
    return underWay
  }

  /// Removes and returns all pending clean-ups: they will never run.
  mutating func takePending() -> [PendingCleanup] { exchange(&pending, with: []) }
}

/// An instance that waits for its clean-up. Those of a container are in order of construction.
struct PendingCleanup: Sendable {
  let instance: InstanceRecord
  let cleanup: Cleanup
  let site: ShortSite
}
