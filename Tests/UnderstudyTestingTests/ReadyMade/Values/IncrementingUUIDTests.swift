import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Incrementing UUIDs` {
  @Test func `begin with one, and again after the reset of their container`() async {
    let container = Container(label: "test")
    let uuid = IncrementingUUID()
    container.register(IncrementingUUID.self, instance: uuid)
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect([uuid(), uuid()] == [2, 3].map(IncrementingUUID.number))
    #expect(uuid() == IncrementingUUID.number(4))
    container.reset()
    #expect(uuid() == IncrementingUUID.number(1))
    await container.close()
    #expect(uuid() == IncrementingUUID.number(1))
  }

  @Test(
    arguments: [
      (0, "00000000-0000-0000-0000-000000000000"),
      (0x0123_4567_89AB_CDEF, "00000000-0000-0000-0123-456789ABCDEF"),
      (.max, "00000000-0000-0000-FFFF-FFFFFFFFFFFF"),
    ]
  )
  func `show their number at the end`(number: UInt64, text: String) {
    #expect(IncrementingUUID.number(number).uuidString == text)
  }

  @Test func `are given once each to many threads`() {
    let uuid = IncrementingUUID()
    let given = Lock<[UUID]>([])
    onThreads(8) { _ in
      let own = (0..<5_000).map { _ in uuid() }
      given.withLock { $0 += own }
    }
    #expect(Set(given.withLock { $0 }) == Set((1...40_000).map(IncrementingUUID.number)))
  }
}
