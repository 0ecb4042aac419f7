import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

enum ArchiveError: Error { case full }

nonisolated protocol Archive: Sendable {
  func count(of shelf: String) -> Int
  func load(_ id: Int) async -> String?
  func check(_ id: Int) throws
  func store(_ text: String, at id: Int) throws(ArchiveError) -> Int
  var title: String { get }
}

nonisolated struct ArchiveStub: Archive, TestDouble {
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

/// Stays on the main actor with its protocol, where the default has put both.
protocol ScreenArchive: Sendable {
  func count(of shelf: String) -> Int
  func load(_ id: Int) async -> String?
  func check(_ id: Int) throws
  func store(_ text: String, at id: Int) throws(ArchiveError) -> Int
  var title: String { get }
}

final class ScreenArchiveStub: ScreenArchive, TestDouble {
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
  @Test func `doubles need no list of pieces, on the main actor or off it`() async throws {
    let (archive, screen) = (ArchiveStub(), ScreenArchiveStub())
    archive.counting.returns(3)
    screen.counting.returns(3)
    screen.loading.returns("Hamlet")
    screen.storing.throws(.full)
    #expect(archive.count(of: "A") == 3)
    #expect(screen.count(of: "A") == 3)
    #expect(await screen.load(1) == "Hamlet")
    try screen.check(2)
    #expect(throws: ArchiveError.full) { try screen.store("Hamlet", at: 3) }

    #expect(archive.members.count == 5)
    #expect(screen.members.count == 5)
    screen.reset()
    #expect(screen.callHistory.isEmpty)
  }

  @Test func `a gate holds code of the main actor`() async throws {
    let gate = Gate("desk")
    let task = Task { try await gate.pass() }
    await gate.waitForArrivals()
    #expect(gate.waiting == 1)
    gate.open()
    try await task.value
  }
}
