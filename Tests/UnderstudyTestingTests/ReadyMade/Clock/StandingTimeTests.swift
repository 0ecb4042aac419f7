import Testing

@testable import UnderstudyTesting

@Suite struct `The time that a clock stands still` {
  private var time = StandingTime(ClockReading(changes: 0, isAwaited: false), step: .seconds(1))

  @Test mutating func `counts a step for each reading`() {
    pass(3)
    #expect(time.still == .seconds(3))
    // The first reading finds out how much was used so far.
    #expect(time.idle == .seconds(2))
  }

  @Test mutating func `begins again when the clock moves, or is waited for`() {
    pass(3)
    pass(2, moves: 1)
    #expect(time.still == .seconds(1))
    pass(2, moves: 1, isAwaited: true)
    #expect(time.still == .zero)
    #expect(time.idle == .zero)
  }

  @Test mutating func `is idle time only from the last use on`() {
    pass(3)
    pass(2, uses: 5)
    #expect(time.still == .seconds(5))
    #expect(time.idle == .seconds(1))
  }

  @Test mutating func `is no idle time while a test waits for something with a limit`() {
    pass(3)
    pass(3, isWaiting: true)
    #expect(time.still == .seconds(6))
    #expect(time.idle == .zero)
    pass(2)
    #expect(time.idle == .seconds(2))
  }

  @Test func `is no idle time while a double waits for a call`() async {
    let spy = Spy<Int>("count(_:)")
    async let isCalled = spy.called(within: .seconds(60))
    let end = ContinuousClock.now + .seconds(10)
    while !LimitedWait.isPending, ContinuousClock.now < end { await Task.yield() }
    #expect(LimitedWait.isPending)
    await spy.call(1)
    #expect(await isCalled.count == 1)
  }

  private mutating func pass(
    _ seconds: Int,
    moves: Int = 0,
    isAwaited: Bool = false,
    uses: Int = 0,
    isWaiting: Bool = false
  ) {
    for _ in 0..<seconds {
      let reading = ClockReading(changes: moves, isAwaited: isAwaited)
      time.note(reading, uses: uses, isWaiting: isWaiting, after: .seconds(1))
    }
  }
}
