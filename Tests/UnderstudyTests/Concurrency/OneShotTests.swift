import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A one-shot` {
  let shot = OneShot<Int>()

  @Test func `keeps its first value and refuses later ones`() async {
    #expect(shot.current == nil)
    #expect(shot.fulfill(1))
    #expect(!shot.fulfill(2))
    #expect(shot.current == 1)
    #expect(await shot.value == 1)
  }

  @Test func `resumes a task that waited before there was a value`() async throws {
    let waiter = Task { [shot] in await shot.value }
    shot.fulfill(1)
    #expect(try await patiently { await waiter.value } == 1)
  }

  @Test func `of an optional counts nil as a value`() async {
    let shot = OneShot<Int?>()
    #expect(shot.fulfill(nil))
    #expect(!shot.fulfill(1))
    #expect(await shot.value == nil)
  }

  @Test func `has one first value however many threads come at once`() async {
    let winners = Recorder<Int>()
    onThreads(8) { [shot] index in
      if shot.fulfill(index) { winners.add(index) }
    }
    #expect(await winners.all == [shot.value])
  }
}

@Suite struct `A thread that waits for a one-shot value` {
  @Test func `gets the value that is set while it is blocked`() async {
    let value = OneShot<Int>()
    let task = Task(executorPreference: DedicatedThreadExecutor()) {
      value.wait(atMost: .seconds(60))
    }
    value.fulfill(7)
    #expect(await task.value == 7)
  }

  @Test func `gets a value that was set before at once`() {
    let value = OneShot<Int>()
    value.fulfill(7)
    #expect(value.wait() == 7)
  }

  @Test func `gives up at its limit, and leaves the value to the next caller`() {
    let value = OneShot<Int>()
    #expect(value.wait(atMost: .milliseconds(1)) == nil)
    value.fulfill(7)
    #expect(value.wait() == 7)
  }
}
