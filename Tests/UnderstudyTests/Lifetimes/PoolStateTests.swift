import TestSupport
import Testing

@testable import Understudy

@Suite struct `The state of a pool` {
  var state = PoolState<String, String>(maximum: 2)

  @Test(.tags(.rowL2))
  mutating func `idle instances are lent before new ones are made, the last returned first`() {
    expect(state.claim().isMake)
    expect(state.claim().isMake)
    expect(state.made())
    expect(state.made())
    expect(state.end("A").isKept)
    expect(state.end("B").isKept)
    expect(state.claim().lent == "B")
    expect(state.claim().lent == "A")
    expect(state.everMade == 2)
  }

  @Test(.tags(.rowL2)) mutating func `instances that are being made count against the maximum`() {
    expect(state.claim().isMake)
    expect(state.claim().isMake)
    expect(state.claim().isFull)
    expect(state.failed() == nil)
    expect(state.claim().isMake)
  }

  @Test(.tags(.rowL2))
  mutating func `instances that are being discarded count against the maximum until they are gone`()
  {
    fill()
    state.doom()
    expect(state.claim().isFull)
    expect(state.discarded() == nil)
    expect(state.claim().isMake)
  }

  @Test mutating func `returns are counted, so that waits can see progress`() {
    fill()
    expect(state.claim().isFull)
    expect(state.returns == 0)
    _ = state.end("A")
    expect(state.returns == 1)
    state.doom()
    expect(state.returns == 1)
    _ = state.discarded()
    expect(state.returns == 2)
    expect(state.claim().lent == "A")
    expect(state.claim().isMake)
    _ = state.failed()
    expect(state.returns == 3)
  }

  @Test(.tags(.rowL2))
  mutating func `a caller that cannot make an instance gets an idle one, or nothing`() {
    expect(state.claim(mayMake: false).isFull)
    expect(state.claim().isMake)
    expect(state.made())
    expect(state.end("A").isKept)
    expect(state.claim(mayMake: false).lent == "A")
  }

  @Test(.tags(.rowL2)) mutating func `waiting callers are served in the order of arrival`() {
    fill()
    wait("first")
    wait("second")
    wait("third")
    expect(state.end("A").receiver == "first")
    state.doom()
    expect(state.discarded() == "second")
    expect(state.failed() == "third")
    expect(state.waiting == 0)
  }

  @Test(.tags(.rowL2))
  mutating func `cancelling a waiting caller leaves the others in their order`() {
    fill()
    wait("first")
    let second = wait("second")
    wait("third")
    expect(state.cancel(second) == "second")
    expect(state.cancel(second) == nil)
    expect(state.end("A").receiver == "first")
    expect(state.end("A").receiver == "third")
  }

  @Test(.tags(.rowL2))
  mutating func `a caller that is cancelled before it waits is refused at once`() {
    fill()
    let ticket = state.ticket()
    expect(state.cancel(ticket) == nil)
    expect(state.wait(ticket, "early")?.isCancelled == true)
    expect(state.waiting == 0)
  }

  @Test(.tags(.rowL2))
  mutating func `a caller that starts to wait when an instance is free gets it`() {
    fill()
    let (first, second) = (state.ticket(), state.ticket())
    expect(state.end("A").isKept)
    expect(state.wait(first, "first")?.lent == "A")
    expect(state.wait(second, "second") == nil)
  }

  @Test(.tags(.rowL2)) mutating func `a replacement for a discarded instance keeps its place`() {
    fill()
    wait("first")
    state.doom()
    expect(state.replace())
    expect(state.claim().isFull)
    expect(state.made())
    expect(state.end("B").receiver == "first")
  }

  @Test(.tags(.rowL2)) mutating func `closing hands out idle instances and waiting callers, once`()
  {
    fill()
    expect(state.end("A").isKept)
    let end = state.close()
    #expect(end.doomed == ["A"])
    expect(!state.isOver)
    expect(state.discarded() == nil)
    expect(state.isOver)
    expect(state.close().doomed == [])
    expect(state.claim().isClosed)
    expect(state.end("B").isDoomed)
    expect(!state.isOver)
  }

  @Test(.tags(.rowL2)) mutating func `closing refuses waiting callers in order, and later ones`() {
    fill()
    wait("first")
    wait("second")
    let late = state.ticket()
    expect(state.close().refused == ["first", "second"])
    expect(state.wait(late, "late")?.isClosed == true)
  }

  @Test(.tags(.rowL2)) mutating func `an instance that is made after the end has to be discarded`()
  {
    expect(state.claim().isMake)
    _ = state.close()
    expect(!state.made())
    expect(state.beingDiscarded == 1)
    expect(state.discarded() == nil)
    expect(state.taken == 0)
  }

  private mutating func fill() {
    for _ in 0..<2 {
      expect(state.claim().isMake)
      expect(state.made())
    }
  }

  /// The macro takes no call that changes what it is made on.
  private func expect(_ holds: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(holds, sourceLocation: sourceLocation)
  }

  @discardableResult
  private mutating func wait(_ waiter: String) -> UInt64 {
    let ticket = state.ticket()
    expect(state.wait(ticket, waiter) == nil)
    return ticket
  }
}

// MARK: - Fixtures

extension PoolState.Claim {
  var isMake: Bool { if case .make = self { true } else { false } }
  var isFull: Bool { if case .full = self { true } else { false } }
  var isClosed: Bool { if case .closed = self { true } else { false } }
  var lent: Element? { if case .lend(let element) = self { element } else { nil } }
}

extension PoolState.Return {
  var isKept: Bool { if case .kept = self { true } else { false } }
  var isDoomed: Bool { if case .doomed = self { true } else { false } }
  var receiver: Waiter? { if case .handed(let waiter) = self { waiter } else { nil } }
}

extension PoolReply {
  var isMake: Bool { if case .make = self { true } else { false } }
  var isCancelled: Bool { if case .cancelled = self { true } else { false } }
  var isClosed: Bool { if case .closed = self { true } else { false } }
  var lent: Element? { if case .lend(let element) = self { element } else { nil } }
}

extension PoolReply: Equatable where Element: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.lend(let left), .lend(let right)): left == right
    case (.make, .make), (.cancelled, .cancelled), (.closed, .closed): true
    default: false
    }
  }
}
