import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(1))) struct `A one-shot` {
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
