// snippet: a contract
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// The people who wait for a returned ticket: first come, first served.
protocol WaitingLine: Sendable {
  func join(_ name: String) async
  func next() async -> String?
}

actor FoyerLine: WaitingLine {
  private var names: [String] = []

  func join(_ name: String) { names.append(name) }
  func next() -> String? { names.isEmpty ? nil : names.removeFirst() }
}

/// The double of the tests.
actor ShortLine: WaitingLine {
  private(set) var names: [String] = []

  func join(_ name: String) { names.append(name) }
  func next() -> String? { names.isEmpty ? nil : names.removeFirst() }
}

func foyer() -> Container {
  let container = Container(label: "foyer")
  container.register((any WaitingLine).self) { FoyerLine() }
  container.register((any WaitingLine).self, name: "double") { ShortLine() }
  return container
}

@Test(.container, arguments: Contract.implementations(of: (any WaitingLine).self, in: foyer()))
func `who comes first is served first`(
  _ implementation: Implementation<any WaitingLine>
) async throws {
  let line = try await implementation.make()

  await line.join("ada")
  await line.join("bob")

  #expect(await line.next() == "ada")
  #expect(await line.next() == "bob")
  #expect(await line.next() == nil)
}
// end snippet

// snippet: doubles of what it needs
/// A line that writes down who joins.
struct NotedLine: WaitingLine {
  let line = FoyerLine()
  let book: any NoteBook

  func join(_ name: String) async {
    book.note(name)
    await line.join(name)
  }

  func next() async -> String? { await line.next() }
}

protocol NoteBook: Sendable {
  func note(_ name: String)
}

struct NoteBookSpy: NoteBook, TestDouble {
  let notes = Spy<String>("note(_:)")

  func note(_ name: String) { notes.call(name) }
}

func notedFoyer() -> Container {
  let container = Container(label: "noted foyer")
  container.register((any WaitingLine).self) { NotedLine(book: try $0.resolve()) }
  return container
}

@Test(.container, arguments: Contract.implementations(of: (any WaitingLine).self, in: notedFoyer()))
func `who joins is written down`(_ implementation: Implementation<any WaitingLine>) async throws {
  let book = NoteBookSpy()
  let line = try await implementation.make { $0.register(book, as: (any NoteBook).self) }

  await line.join("ada")

  #expect(book.notes.calls.map(\.arguments) == ["ada"])
}
// end snippet

// snippet: two sets of modules
enum Foyers {
  static let real = ModuleSet {
    Module("foyer") { Registration((any WaitingLine).self) { FoyerLine() } }
  }
  static let tested = real.replacing(
    Module("foyer") { Registration((any WaitingLine).self) { ShortLine() } }
  )

  static func container(_ modules: ModuleSet, _ label: String) throws -> Container {
    let container = Container(label: label)
    try container.configure(modules, environment: .testing)
    return container
  }
}

@Test(
  .container,
  arguments: try Contract.implementations(
    of: (any WaitingLine).self,
    in: Foyers.container(Foyers.real, "real"),
    Foyers.container(Foyers.tested, "tested")
  )
)
func `no guest is served twice`(_ implementation: Implementation<any WaitingLine>) async throws {
  let line = try await implementation.make()
  await line.join("ada")
  _ = await line.next()
  #expect(await line.next() == nil)
}
// end snippet
