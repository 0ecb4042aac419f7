import Understudy

/// A clock that stands still until it is advanced.
///
/// Who sleeps is told of: a test advances it when everybody sleeps who is to be woken.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero

    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var next = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    /// How long each sleep was to be, in order.
    var sleeps: [Swift.Duration] = []
    var watchers: [(count: Int, gate: Gate)] = []
  }

  private let state = Lock(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Swift.Duration { .zero }
  /// How long each sleep was to be, in the order in which they began.
  var sleeps: [Swift.Duration] { state.withLock(\.sleeps) }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(number, Sleeper(deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  private func begin(_ number: Int, _ sleeper: Sleeper) {
    let (isCancelled, gates) = state.withLock { state -> (Bool, [Gate]) in
      state.sleeps.append(state.now.duration(to: sleeper.deadline))
      let isCancelled = state.cancelled.remove(number) != nil
      if !isCancelled { state.sleepers[number] = sleeper }
      let count = state.sleeps.count
      let gates = state.watchers.filter { $0.count <= count }.map(\.gate)
      state.watchers.removeAll { $0.count <= count }
      return (isCancelled, gates)
    }
    if isCancelled { sleeper.continuation.resume(throwing: CancellationError()) }
    for gate in gates { gate.open() }
  }

  /// Returns when so many sleeps have begun altogether.
  func slept(times count: Int) async {
    let gate = Gate()
    let isThere = state.withLock { state in
      if state.sleeps.count < count { state.watchers.append((count, gate)) }
      return state.sleeps.count >= count
    }
    if !isThere { await gate.wait() }
  }

  func advance(by duration: Swift.Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { $0.value.deadline < $1.value.deadline }.map(\.value)
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
