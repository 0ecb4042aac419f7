import Testing
import Understudy

@testable import UnderstudyTesting

/// What a double takes to write by hand: one line for each member and one call in each member.
@Suite struct HandWrittenDoublesTests {
  @Test(arguments: [ArchiveStruct(), ArchiveClass()] as [any Archive & ArchiveDouble])
  func `a struct and a final class can be doubles`(
    archive: any Archive & ArchiveDouble
  ) async throws {
    archive.answerCalls()
    #expect(archive.count(of: "A") == 3)
    #expect(await archive.load(1) == "Hamlet")
    try archive.check(2)
    #expect(throws: ArchiveError.full) { try archive.store("Hamlet", at: 3) }
    #expect(archive.title == "Archive")
    archive.expectCalls()
  }

  @Test func `an actor can be a double`() async throws {
    let archive = ArchiveActor()
    archive.answerCalls()
    #expect(await archive.count(of: "A") == 3)
    #expect(await archive.load(1) == "Hamlet")
    try await archive.check(2)
    await #expect(throws: ArchiveError.full) { try await archive.store("Hamlet", at: 3) }
    #expect(await archive.title == "Archive")
    archive.expectCalls()
  }

  @Test @MainActor func `a main-actor class can be a double`() async throws {
    let archive = ArchiveOnMain()
    archive.answerCalls()
    #expect(archive.count(of: "A") == 3)
    #expect(await archive.load(1) == "Hamlet")
    try archive.check(2)
    #expect(throws: ArchiveError.full) { try archive.store("Hamlet", at: 3) }
    #expect(archive.title == "Archive")
    archive.expectCalls()
  }

  @Test @MainActor func `a double of each kind can live in a container`() async throws {
    let (value, actor, onMain) = (ArchiveStruct(), ArchiveActor(), ArchiveOnMain())
    let container = Container()
    container.register(value, as: (any Archive).self)
    container.register(actor, as: (any RemoteArchive).self)
    container.register(onMain, as: (any ScreenArchive).self)
    let doubles: [any TestDouble] = [value, actor, onMain]
    try value.check(1)
    try await actor.check(1)
    try onMain.check(1)
    #expect(doubles.map(\.callHistory.count) == [1, 1, 1])
    container.reset()
    #expect(doubles.map(\.callHistory.count) == [0, 0, 0])
  }
}

// MARK: - Fixtures

enum ArchiveError: Error { case full }

protocol Archive: Sendable {
  func count(of shelf: String) -> Int
  func load(_ id: Int) async -> String?
  func check(_ id: Int) throws
  func store(_ text: String, at id: Int) throws(ArchiveError) -> Int
  var title: String { get }
}

struct ArchiveStruct: Archive, TestDouble {
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

final class ArchiveClass: Archive, TestDouble {
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

protocol RemoteArchive: Sendable {
  func count(of shelf: String) async -> Int
  func load(_ id: Int) async -> String?
  func check(_ id: Int) async throws
  func store(_ text: String, at id: Int) async throws(ArchiveError) -> Int
  var title: String { get async }
}

actor ArchiveActor: RemoteArchive, TestDouble {
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

@MainActor protocol ScreenArchive: Sendable {
  func count(of shelf: String) -> Int
  func load(_ id: Int) async -> String?
  func check(_ id: Int) throws
  func store(_ text: String, at id: Int) throws(ArchiveError) -> Int
  var title: String { get }
}

@MainActor final class ArchiveOnMain: ScreenArchive, TestDouble {
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

/// What the tests set up and check, whatever kind of type the double is.
protocol ArchiveDouble: TestDouble {
  var counting: Stub<String, Int, Never> { get }
  var loading: Stub<Int, String?, Never> { get }
  var storing: Stub<(text: String, at: Int), Int, ArchiveError> { get }
  var titling: Stub<Void, String, Never> { get }
}

extension ArchiveDouble {
  func answerCalls() {
    counting.returns(3)
    loading.returns("Hamlet")
    storing.throws(.full)
    titling.returns("Archive")
  }

  func expectCalls(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      callHistory == ["count(of: A)", "load(1)", "check(2)", "store(Hamlet, at: 3)", "title"],
      sourceLocation: sourceLocation
    )
    #expect(
      stubMembers.map(\.name) == [
        "count(of:)", "load(_:)", "check(_:)", "store(_:at:)", "title",
      ],
      sourceLocation: sourceLocation
    )
  }
}

extension ArchiveStruct: ArchiveDouble {}
extension ArchiveClass: ArchiveDouble {}
extension ArchiveActor: ArchiveDouble {}
extension ArchiveOnMain: ArchiveDouble {}
