import TestSupport
import Testing

@testable import Understudy

/// Random operations on a pool's state and on a model of lists.
@Suite(.tags(.rowL2)) struct `A pool against a model` {
  @Test(arguments: 0..<200)
  func `a pool never exceeds its maximum, keeps the order, and leaves nobody waiting in vain`(
    _ seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = PoolModel(maximum: Int.random(in: 1...4, using: &random))
    for step in 0..<500 {
      model.perform(PoolOperation.allCases.randomElement(using: &random)!, &random)
      guard let fault = model.fault else { continue }
      Issue.record("seed \(seed), step \(step): \(fault)")
      return
    }
    model.settle()
    #expect(model.fault == nil, "seed \(seed), at the end")
  }
}

// MARK: - Fixtures

private enum PoolOperation: CaseIterable {
  case claim, claimWithoutMaking, ticket, wait, waitAgain, cancel, cancelUndecided
  case made, failed, end, giveBackAnother, doom, discarded, replace, close
}

private struct PoolModel {
  private var state: PoolState<Int, UInt64>
  private let maximum: Int
  private var idle: [Int] = []
  private var lent: [Int] = []
  private var making = 0
  private var discarding = 0
  private var waiters: [UInt64] = []
  private var undecided: [UInt64: Bool] = [:]
  private var isClosed = false
  private var made = 0
  private var mismatch: String?

  init(maximum: Int) {
    self.maximum = maximum
    state = PoolState(maximum: maximum)
  }

  private var taken: Int { idle.count + lent.count + making + discarding }

  /// What is wrong, if something is.
  var fault: String? {
    if let mismatch { return mismatch }
    if state.taken > maximum { return "more than the maximum" }
    if state.waiting > 0, !state.idle.isEmpty || state.taken < maximum { return "a vain wait" }
    if state.isClosed, !state.idle.isEmpty || state.waiting > 0 { return "something is left" }
    let counts = [state.idle.count, state.lent, state.beingMade, state.beingDiscarded]
    if counts != [idle.count, lent.count, making, discarding] { return "counts \(counts)" }
    if state.idle != idle { return "idle" }
    if state.waiting != waiters.count { return "waiters" }
    return state.isClosed == isClosed && state.everMade == made ? nil : "closed or made"
  }

  mutating func perform(_ operation: PoolOperation, _ random: inout SeededGenerator) {
    switch operation {
    case .claim: claim(mayMake: true)
    case .claimWithoutMaking: claim(mayMake: false)
    case .ticket: undecided[state.ticket()] = false
    case .wait, .waitAgain: wait()
    case .cancel: cancel(waiters.randomElement(using: &random))
    case .cancelUndecided: cancel(undecided.keys.min())
    case .made where making > 0: finish()
    case .failed where making > 0:
      making -= 1
      expect(state.failed(), passOn())
    case .end where !lent.isEmpty, .giveBackAnother where !lent.isEmpty:
      end(lent.remove(at: Int.random(in: 0..<lent.count, using: &random)))
    case .doom where !lent.isEmpty:
      lent.removeLast()
      discarding += 1
      state.doom()
    case .discarded where discarding > 0:
      discarding -= 1
      expect(state.discarded(), passOn())
    case .replace where discarding > 0:
      discarding -= 1
      if !isClosed { making += 1 }
      expect(state.replace(), !isClosed)
    // Rarely, or there would be no time for anything else.
    case .close where Int.random(in: 0..<20, using: &random) == 0: close()
    default: break
    }
  }

  /// Everybody gives back, everybody who waits gets something, and everything ends.
  mutating func settle() {
    comeToRest()
    if !waiters.isEmpty { mismatch = mismatch ?? "somebody waits for ever" }
    close()
    comeToRest()
    if taken > 0 { mismatch = mismatch ?? "something is left" }
  }

  private mutating func comeToRest() {
    while making + lent.count + discarding > 0 {
      if making > 0 {
        finish()
      } else if let element = lent.popLast() {
        end(element)
      } else {
        discarding -= 1
        expect(state.discarded(), passOn())
      }
    }
  }

  private mutating func claim(mayMake: Bool) {
    let expected: PoolReply<Int>? = next(mayMake: mayMake)
    switch state.claim(mayMake: mayMake) {
    case .lend(let element): expect(.lend(element), expected)
    case .make: expect(.make, expected)
    case .closed: expect(.closed, expected)
    case .full: expect(nil, expected)
    }
  }

  private mutating func wait() {
    guard let ticket = undecided.keys.min(), let isCancelled = undecided.removeValue(forKey: ticket)
    else { return }
    let expected: PoolReply<Int>? = isCancelled ? .cancelled : next(mayMake: true)
    if expected == nil { waiters.append(ticket) }
    expect(state.wait(ticket, ticket), expected)
  }

  private mutating func cancel(_ ticket: UInt64?) {
    guard let ticket else { return }
    if undecided[ticket] != nil { undecided[ticket] = true }
    let index = waiters.firstIndex(of: ticket)
    expect(state.cancel(ticket), index.map { waiters.remove(at: $0) })
  }

  private mutating func finish() {
    making -= 1
    made += 1
    if isClosed { discarding += 1 } else { lent.append(made) }
    expect(state.made(), !isClosed)
  }

  private mutating func end(_ element: Int) {
    let result = state.end(element)
    if isClosed {
      discarding += 1
      expect(result.isDoomed, true)
    } else if let waiter = waiters.first {
      waiters.removeFirst()
      lent.append(element)
      expect(result.receiver, waiter)
    } else {
      idle.append(element)
      expect(result.isKept, true)
    }
  }

  private mutating func close() {
    let end = state.close()
    expect(end.doomed, idle)
    expect(end.refused, waiters)
    discarding += idle.count
    (idle, waiters, isClosed) = ([], [], true)
  }

  private mutating func next(mayMake: Bool) -> PoolReply<Int>? {
    if isClosed { return .closed }
    if let element = idle.popLast() {
      lent.append(element)
      return .lend(element)
    }
    guard mayMake, taken < maximum else { return nil }
    making += 1
    return .make
  }

  private mutating func passOn() -> UInt64? {
    guard !isClosed, taken < maximum, !waiters.isEmpty else { return nil }
    making += 1
    return waiters.removeFirst()
  }

  private mutating func expect<Value: Equatable>(_ found: Value, _ wanted: Value) {
    if found != wanted { mismatch = mismatch ?? "\(found) instead of \(wanted)" }
  }
}
