import TestSupport
import Testing

@testable import Understudy

@Suite struct `A slot of a reader` {
  let slots = ReaderSlots()

  @Test func `has room for one reader, until that reader leaves`() {
    defer { slots.deallocate() }
    let slot = slots[0]
    #expect(slot.table == 0)
    #expect(slot.enter(32))
    #expect(slot.table == 32)
    #expect(!slot.enter(32))
    #expect(!slot.enter(48))
    slot.leave()
    #expect(slot.table == 0)
    #expect(slot.enter(48))
    slot.leave()
  }

  @Test func `keeps its reader's table while somebody waits for the reader`() {
    defer { slots.deallocate() }
    let slot = slots[0]
    #expect(slot.enter(32))
    slot.awaitEnd(of: 32) { _, isHeld in
      #expect(isHeld())
      #expect(isHeld())
      #expect(slot.table == 32)
      #expect(!slot.enter(32))
      slot.leave()
      #expect(!isHeld())
      // Who comes later reads something else.
      #expect(slot.enter(48))
      #expect(!isHeld())
      slot.leave()
    }
    #expect(slot.table == 0)
  }

  @Test func `is not waited for when its reader has left, or reads something else`() {
    defer { slots.deallocate() }
    let slot = slots[0]
    slot.awaitEnd(of: 32) { _, _ in Issue.record("it parks") }
    #expect(slot.enter(48))
    slot.awaitEnd(of: 32) { _, _ in Issue.record("it parks") }
    slot.leave()
  }

  @Test func `is on a cache line of its own`() {
    defer { slots.deallocate() }
    let lines = (0..<ReaderSlots.count).map { Int(bitPattern: slots[$0].word) }
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(next - line >= 128) }
    #expect(lines.allSatisfy { $0.isMultiple(of: 128) })
  }
}

@Suite(.timeLimit(.minutes(5))) struct `Slots of readers` {
  @Test func `are waited for one after the other, only where a withdrawn table is read`() {
    let slots = ReaderSlots()
    defer { slots.deallocate() }
    for index in 0..<ReaderSlots.count { #expect(slots[index].enter(index < 60 ? 32 : 48)) }
    var waits = 0
    slots.awaitReaders {
      $0 == 32
    } park: { _, isHeld in
      #expect(isHeld())
      slots[waits].leave()
      #expect(!isHeld())
      waits += 1
    }
    #expect(waits == 60)
    for index in 60..<ReaderSlots.count { #expect(slots[index].table == 48) }
  }

  @Test func `wake parked waiters when the reader leaves`() async throws {
    let slots = ReaderSlots()
    let parked = Crowd(of: 1)
    #expect(slots[63].enter(32))
    let end = thread {
      slots.awaitReaders {
        $0 == 32
      } park: { lot, isHeld in
        var hasArrived = false
        lot.park {
          guard isHeld() else { return false }
          // Nobody wakes him before he sleeps: he has the lot to himself until he does.
          if !hasArrived { parked.arrive() }
          hasArrived = true
          return true
        }
      }
    }
    await parked.assembled()
    slots[63].leave()
    try await end.value
    slots.deallocate()
  }

  @Test func `are the same for a thread, and many for many threads`() async throws {
    let slots = ReaderSlots.shared
    let used = Recorder<UInt>()
    onThreads(32) { _ in
      let own = slots.own
      #expect(own.word == slots.own.word)
      used.add(UInt(bitPattern: own.word))
    }
    #expect(Set(used.all).count > 4)
  }
}
