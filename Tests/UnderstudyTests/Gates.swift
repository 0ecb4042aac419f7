import Dispatch
import Understudy

/// Collects from any thread, in order of arrival.
final class Recorder<Element: Sendable>: Sendable {
  private let elements = Lock<[Element]>([])
  var all: [Element] { elements.withLock { $0 } }
  func add(_ element: Element) { elements.withLock { $0.append(element) } }
}

/// Suspends tasks until it is opened.
final class Gate: Sendable {
  private enum State {
    case shut([CheckedContinuation<Void, Never>])
    case open
  }
  private let state = Lock(State.shut([]))

  func open() {
    let waiting = state.withLock { state in
      guard case .shut(let waiting) = state else { return [CheckedContinuation<Void, Never>]() }
      state = .open
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when the gate is open, cancelled or not.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .shut(let waiting) = state else { return true }
        state = .shut(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Returns when the current task is cancelled.
  static func cancelled() async {
    let gate = Gate()
    await withTaskCancellationHandler {
      await gate.wait()
    } onCancel: {
      gate.open()
    }
  }
}

/// Lets a number of parties go on at the same moment: tasks, or threads.
final class Crowd: Sendable {
  private let missing: Lock<Int>
  private let gate = Gate()

  init(of count: Int) { missing = Lock(count) }

  /// Says that somebody is there; the last to arrive opens the gate.
  func arrive() {
    let isComplete = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isComplete { gate.open() }
  }

  /// Returns when everybody has arrived.
  func assembled() async { await gate.wait() }
}

/// Runs the body on so many real threads, all released at once, and waits for all.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let ready = DispatchSemaphore(value: 0)
  let go = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for index in 0..<count {
    done.enter()
    startThread {
      ready.signal()
      go.wait()
      body(index)
      done.leave()
    }
  }
  for _ in 0..<count { ready.wait() }
  for _ in 0..<count { go.signal() }
  done.wait()
}
