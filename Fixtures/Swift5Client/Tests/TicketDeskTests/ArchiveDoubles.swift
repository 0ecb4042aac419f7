import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

enum ArchiveError: Error { case full }

protocol Archive: Sendable {
  func count(of shelf: String) -> Int
  func load(_ id: Int) async -> String?
  func check(_ id: Int) throws
  func store(_ text: String, at id: Int) throws(ArchiveError) -> Int
  var title: String { get }
}

final class ArchiveStub: Archive, TestDouble {
  let counting = Stub<String, Int, Never>("count(of:)")
  let loading = Stub<Int, String?, Never>("load(_:)")
  let checking = Stub<Int, Void, any Error>("check(_:)")
  let storing = Stub<(text: String, at: Int), Int, ArchiveError>("store(_:at:)")
  let titling = Stub<Void, String, Never>("title")

  func count(of shelf: String) -> Int { counting.call(shelf) }
  func load(_ id: Int) async -> String? { await loading.call(id) }
  func check(_ id: Int) throws { try checking.call(id) }
  func store(_ text: String, at id: Int) throws(ArchiveError) -> Int {
    try storing.call((text, id))
  }
  var title: String { titling.call() }
}

struct ArchiveDoublesTests {
  @Test func `a double needs no list of pieces`() async throws {
    let archive = ArchiveStub()
    archive.counting.returns(3)
    archive.storing.throws(.full)
    #expect(archive.count(of: "A") == 3)
    try archive.check(2)
    #expect(throws: ArchiveError.full) { try archive.store("Hamlet", at: 3) }
    #expect(archive.members.count == 5)
    #expect(
      archive.callHistory == [
        "count(of: A)", "check(2)", "store(Hamlet, at: 3)",
      ]
    )
  }

  @Test func `a gate holds code in Swift 5 mode`() async throws {
    let gate = Gate("desk")
    let task = Task { try await gate.pass() }
    await gate.waitForArrivals()
    gate.open()
    try await task.value
  }
}
