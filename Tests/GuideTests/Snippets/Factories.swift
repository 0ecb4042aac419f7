// snippet: a factory with a parameter
import Testing
import Understudy
import UnderstudySwiftTesting

struct Seat: Hashable, Sendable {
  let name: String
}

protocol StageClock: Sendable {
  var minute: Int { get }
}

struct Admission: Equatable, Sendable {
  let seat: Seat
  let printedAt: Int
}

struct Counter {
  @Injected var admissions: ParameterizedFactory<Seat, Admission>

  func sell(_ seat: Seat) throws -> Admission { try admissions.create(with: seat) }
}

@Test(.container)
func `a factory adds what the container has to what the caller has`() throws {
  Container.current.register((any StageClock).self, instance: StoppedClock(minute: 30))
  Container.current.register {
    Registration(Admission.self, with: Seat.self) { resolver, seat in
      Admission(seat: seat, printedAt: try resolver.resolve((any StageClock).self).minute)
    }
  }

  let admission = try Counter().sell(Seat(name: "A1"))
  #expect(admission == Admission(seat: Seat(name: "A1"), printedAt: 30))
}
// end snippet

// snippet: an abstract factory
protocol PrintShop: Sendable {
  func makePoster() -> Poster
  func makeProgrammeSheet() -> ProgrammeSheet
}

struct Poster: Sendable { let paper: String }
struct ProgrammeSheet: Sendable { let paper: String }

@RegistrationBuilder func printing() -> [any AnyRegistration] {
  Registration(Poster.self) { try $0.resolve((any PrintShop).self).makePoster() }
  Registration(ProgrammeSheet.self) { try $0.resolve((any PrintShop).self).makeProgrammeSheet() }
}
// end snippet

struct GlossyShop: PrintShop {
  func makePoster() -> Poster { Poster(paper: "glossy") }
  func makeProgrammeSheet() -> ProgrammeSheet { ProgrammeSheet(paper: "glossy") }
}

@Test func `one shop feeds both`() throws {
  let container = Container(label: "app")
  container.register {
    printing()
    Registration((any PrintShop).self) { GlossyShop() }
  }
  #expect(try container.resolve(Poster.self).paper == "glossy")
  #expect(try container.resolve(ProgrammeSheet.self).paper == "glossy")
}

// snippet: a fallback
struct CashDesk: Sendable {
  let terminal: String
}

struct CardReader: Sendable {
  let port: String
}

@Test func `a cash desk does without a card reader until there is one`() throws {
  let app = Container(label: "app")
  app.register(CashDesk.self) {
    let reader = try $0.resolveIfRegistered(CardReader.self)
    return CashDesk(terminal: reader?.port ?? "cash only")
  }
  #expect(try app.resolve(CashDesk.self).terminal == "cash only")

  app.register(CardReader.self) { CardReader(port: "usb1") }
  #expect(try app.resolve(CashDesk.self).terminal == "usb1")  // built again
}
// end snippet

// snippet: after the build
actor Switchboard {
  private(set) var lines: [String] = []

  func connect(_ line: String) { lines.append(line) }
}

@Test func `the switchboard is wired before other code has it`() async throws {
  let app = Container(label: "app")
  app.register(CardReader.self) { CardReader(port: "usb1") }
  app.register {
    Registration(Switchboard.self) { Switchboard() }
      .onBuild { resolver, board in
        await board.connect(try await resolver.resolve(CardReader.self).port)
      }
  }
  let board = try await app.resolve(Switchboard.self)
  #expect(await board.lines == ["usb1"])
}
// end snippet

// snippet: a pool
actor TicketPrinter {
  private var pages = 0

  func print(_ seat: Seat) -> String {
    pages += 1
    return "\(seat.name), page \(pages)"
  }

  func unplug() { pages = 0 }
}

@Test func `two printers serve everybody`() async throws {
  let app = Container(label: "app")
  app.register {
    Registration(pooling: TicketPrinter.self, maximum: 2) { _ in
      TicketPrinter()
    } discard: {
      await $0.unplug()
    }
  }
  let printers = try await app.resolve(Pool<TicketPrinter>.self)

  try await withThrowingTaskGroup(of: String.self) { group in
    for number in 1...20 {
      group.addTask {
        try await printers.withBorrowed { await $0.print(Seat(name: "A\(number)")) }
      }
    }
    try await group.waitForAll()
  }
  #expect(printers.statistics.everMade <= 2)
  #expect(printers.statistics.borrowed == 0)
  await app.close()
}
// end snippet

// snippet: a typed key
extension Dependencies {
  var stageClock: Dependency<any StageClock> {
    Dependency(live: { TowerClock() }, test: { StoppedClock(minute: 0) })
  }
}

struct Gong {
  @Injected(\.stageClock) var clock

  var rings: Bool { clock.minute == 0 }
}

@Test(.mockContainer)
func `a leaf needs no registration in a test`() throws {
  #expect(Gong().rings)
  #expect(try Container.current[\.stageClock].minute == 0)

  withContainer {
    $0.register(key: \.stageClock, instance: StoppedClock(minute: 15))
  } operation: {
    #expect(!Gong().rings)
  }
}
// end snippet

struct StoppedClock: StageClock {
  let minute: Int
}

struct TowerClock: StageClock {
  var minute: Int { 59 }
}
