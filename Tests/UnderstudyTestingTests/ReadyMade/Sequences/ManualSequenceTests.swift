import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.timeLimit(.minutes(5))) struct ManualSequenceTests {
  private struct Closed: Error, Equatable {}

  private let prices = ManualSequence<Int, Never>("prices")
  private let clock = SteppedClock(ignoringCancellation: true)

  private func following(_ elements: some AsyncSequence<Int, Never> & Sendable) -> Loop {
    Loop(over: elements)
  }

  @Test func `loops get what is sent before they begin and while they run`() async {
    prices.send(120)
    let (direct, stream) = (following(prices), following(prices.stream))
    await prices.consumers(atLeast: 2)
    prices.send(contentsOf: [90, 80])
    await prices.allConsumed()
    let late = following(prices.stream)
    prices.send(70)
    prices.finish()
    #expect(await direct.elements() == [120, 90, 80, 70])
    #expect(await stream.elements() == [120, 90, 80, 70])
    #expect(await late.elements() == [120, 90, 80, 70])
    #expect(prices.consumers == 0)
  }

  @Test func `a loop's work on the last element is awaited`() async {
    let (shown, ended) = (Recorder<Int>(), Latch())
    let gate = Gate()
    Task { [prices] in
      for await price in prices.stream {
        try? await gate.pass()
        shown.add(price)
      }
      ended.open()
    }
    prices.send(120)
    await gate.waitForArrivals()
    async let isConsumed = prices.allConsumed()
    gate.open()
    #expect(await isConsumed)
    #expect(shown.all == [120])
    prices.finish()
    await ended.wait()
  }

  @Test func `an error ends the loops, after the elements`() async {
    let prices = ManualSequence<Int, Closed>()
    prices.send(120)
    prices.fail(Closed())
    var seen: [Int] = []
    do {
      for try await price in prices { seen.append(price) }
      Issue.record("The loop ended without the error.")
    } catch {
      #expect(error == Closed(), "Its type is known.")
    }
    await #expect(throws: Closed.self) {
      for try await price in prices.throwingStream { seen.append(price) }
    }
    #expect(seen == [120, 120])
  }

  @Test func `a cancelled loop ends, and another goes on`() async {
    let cancelled = following(prices)
    await prices.consumers(atLeast: 1)
    let other = following(prices.stream)
    await prices.consumers(atLeast: 2)
    cancelled.task.cancel()
    #expect(await cancelled.elements() == [])
    prices.send(120)
    prices.finish()
    #expect(await other.elements() == [120])
    // And so does one that is cancelled before it begins.
    let open = ManualSequence<Int, Never>()
    let ended = Latch()
    Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in open {}
      ended.open()
    }
    await ended.wait()
    #expect(open.consumers == 0)
  }

  @Test func `a loop that is left listens no more`() async {
    prices.send(contentsOf: [120, 90])
    for await price in prices where price < 100 { break }
    for await _ in prices.stream { break }
    await prices.allConsumed()
    #expect(prices.consumers == 0)
  }

  @Test func `tasks that share one stream share its elements`() async {
    let stream = prices.stream
    let loops = [following(stream), following(stream)]
    prices.send(contentsOf: 0..<100)
    await prices.allConsumed()
    prices.finish()
    var all: [Int] = []
    for loop in loops { all += await loop.elements() }
    #expect(all.sorted() == Array(0..<100))
  }

  @Test func `it finishes with its test`() async {
    let recorder = CollectingRecorder(isOnTestTask: true)
    let scope = TestScope(of: "follows, BoardTests.swift:12", recorder)
    let container = Container(label: "test", rules: nil, host: scope)
    let prices = withContainer(container) { ManualSequence<Int, Never>() }
    let loop = following(prices.stream)
    await prices.consumers(atLeast: 1)
    await scope.end()
    #expect(await loop.elements() == [])
    // Code that has outlived the test is not reported.
    prices.send(120)
    #expect(recorder.messages == [])
    let late = withContainer(container) { ManualSequence<Int, Never>() }
    #expect(await following(late).elements() == [], "It is made when the test is over.")
  }

  @Test func `it finishes with a test that ends without suspending`() async {
    let scope = TestScope(of: "follows", CollectingRecorder(isOnTestTask: true))
    let container = Container(label: "test", rules: nil, host: scope)
    let prices = withContainer(container) { ManualSequence<Int, Never>() }
    #expect(scope.endIfIdle())
    #expect(await following(prices).elements() == [])
  }

  @Test func `what is not in use is released`() async {
    weak var core: SequenceCore<Int, Never>?
    do {
      let prices = ManualSequence<Int, Never>()
      core = prices.core
      prices.send(120)
      for await _ in prices.stream { break }
      #expect(core != nil)
    }
    #expect(core == nil)
  }

  @Test func `many tasks send to many loops`() async {
    let loops = (0..<8).map { _ in following(prices.stream) }
    await withTaskGroup { group in
      for sender in 0..<8 {
        group.addTask { [prices] in
          for number in 0..<100 { prices.send(sender * 100 + number) }
        }
      }
    }
    #expect(await prices.allConsumed(within: .seconds(30)))
    prices.finish()
    let first = await loops[0].elements()
    #expect(first.sorted() == Array(0..<800))
    for loop in loops { #expect(await loop.elements() == first) }
  }
}

// MARK: - Texts

extension ManualSequenceTests {
  private func collecting(
    _ body: (ManualSequence<Int, Never>) async -> Void
  ) async -> String {
    let host = IssueCollector()
    await withContainer(Container(label: nil, rules: nil, host: host)) { await body(prices) }
    return host.issues.map { "\($0.site): \($0.message)" }.joined(separator: "\n")
  }

  @Test func `sending after the end fails the test at the caller's line`() async {
    prices.finish()
    prices.finish()
    #expect(
      await collecting { $0.send(1, line: 7) } == """
        UnderstudyTestingTests/ManualSequenceTests.swift:7: send(_:) was ignored: the manual \
        sequence "prices" has ended.
          fix: send before finish() and fail(_:), or make a new ManualSequence for what follows.
        """
    )
    #expect(
      await collecting { $0.send(contentsOf: [1], line: 8) }.contains(
        "ManualSequenceTests.swift:8: send(contentsOf:) was ignored"
      )
    )
  }

  @Test func `sending in another test fails that test`() async {
    let recorder = CollectingRecorder(isOnTestTask: true)
    let scope = TestScope(of: "follows", recorder)
    let shared = withContainer(Container(label: "test", rules: nil, host: scope)) {
      ManualSequence<Int, Never>("prices")
    }
    await scope.end()
    #expect(
      await collecting { _ in shared.send(1, line: 7) } == """
        UnderstudyTestingTests/ManualSequenceTests.swift:7: send(_:) was ignored: the manual \
        sequence "prices" has ended with the test that made it.
          fix: make a ManualSequence in each test, not in a static let or a global, and await what sends before the test ends.
        """
    )
    #expect(recorder.messages == [])
  }

  @Test func `a wait for consumers fails with how many there are`() async {
    let clock = clock
    let text = await collecting { prices in
      async let isMet = prices.consumers(atLeast: 2, within: .seconds(3), clock: clock, line: 7)
      await clock.slept(times: 1)
      clock.advance(by: .seconds(3))
      #expect(await !isMet)
    }
    #expect(
      text == """
        UnderstudyTestingTests/ManualSequenceTests.swift:7: Expected 2 consumers of the manual \
        sequence "prices" within 3.0 seconds, but there was none.
          fix: check that the double returns this sequence, and that the code under test loops over \
        it: start that code with `async let` or a Task before this wait.
        """
    )
  }

  @Test func `a wait for work on elements fails with what is left`() async {
    let clock = clock
    prices.send(contentsOf: [120, 90])
    let text = await collecting { prices in
      async let isMet = prices.allConsumed(within: .seconds(3), clock: clock, line: 7)
      await clock.slept(times: 1)
      clock.advance(by: .seconds(3))
      #expect(await !isMet)
    }
    #expect(
      text == """
        UnderstudyTestingTests/ManualSequenceTests.swift:7: Expected all elements of the manual \
        sequence "prices" to be consumed within 3.0 seconds, but 2 elements were not taken.
          fix: check that the double returns this sequence, and that the code under test loops over \
        it: start that code with `async let` or a Task before this wait.
        """
    )
  }

  @Test func `a cancelled wait fails the test`() async {
    let text = await collecting { prices in
      let wait = Task { await prices.consumers(atLeast: 1, line: 7) }
      wait.cancel()
      #expect(await !wait.value)
    }
    #expect(
      text == """
        UnderstudyTestingTests/ManualSequenceTests.swift:7: Expected a consumer of the manual \
        sequence "prices" within 5.0 seconds, but the waiting task was cancelled: until then there \
        was none.
          fix: if the test had ended, await the task that waits here; if the time limit of the test had passed, find out what took so long, or raise that limit.
        """
    )
    #expect(prices.core.state.withLock { $0.waits.isClear })
  }
}

// MARK: - Fixtures

/// A task that loops over the elements.
private struct Loop {
  let task: Task<Void, Never>
  private let seen = Recorder<Int>()
  private let ended = Latch()

  init(over elements: some AsyncSequence<Int, Never> & Sendable) {
    task = Task { [seen, ended] in
      for await element in elements { seen.add(element) }
      ended.open()
    }
  }

  /// What it got, when it has ended.
  func elements(fileID: StaticString = #fileID, line: UInt = #line) async -> [Int] {
    await ended.wait(fileID: fileID, line: line)
    return seen.all
  }
}
