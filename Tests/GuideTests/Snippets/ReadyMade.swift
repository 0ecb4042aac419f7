// snippet: deterministic doubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Hold: Sendable {
  let id: UUID
  let end: Date
}

/// Keeps a seat for ten minutes.
struct HoldDesk: Sendable {
  let clock: any Clock<Duration>
  let makeID: @Sendable () -> UUID
  let now: @Sendable () -> Date

  func hold() async throws -> Hold {
    let hold = Hold(id: makeID(), end: now() + 600)
    try await clock.sleep(for: .seconds(600))
    return hold
  }
}

@Test(.container { DeterministicDoubles().register(in: $0) })
func `a seat is kept for ten minutes`() async throws {
  let doubles = try await Container.current.resolve(DeterministicDoubles.self)
  let desk = HoldDesk(
    clock: doubles.clock,
    makeID: { doubles.uuid() },
    now: { doubles.date.now }
  )
  let holding = Task { try await desk.hold() }

  await doubles.clock.sleepers(atLeast: 1)  // until the task sleeps
  await doubles.clock.advance(by: .seconds(600))

  let hold = try await holding.value
  #expect(hold.id == IncrementingUUID.number(1))
  #expect(hold.end == doubles.date.now)
}
// end snippet

// snippet: a clock for tasks that sleep again
@Test func `a display that blinks every second`() async {
  let clock = ManualClock()
  let blinks = Spy<Void>("blink()")
  let display = Task {
    while true {
      try await clock.sleep(for: .seconds(1))
      await blinks.call()
    }
  }

  await clock.advance(by: .seconds(60), sleepers: 1)

  #expect(blinks.calls.count == 60)
  display.cancel()
}
// end snippet

// snippet: protocols of your own
protocol HouseCalendar: Sendable {
  func today() -> Date
}

extension FixedDate: HouseCalendar { func today() -> Date { now } }
extension ClockDate: HouseCalendar { func today() -> Date { now } }

@Test func `a calendar has its date`() throws {
  let container = Container(label: "test")
  let date = FixedDate(Date(timeIntervalSince1970: 1_700_000_000))
  container.register(date, as: (any HouseCalendar).self)

  let calendar = try container.resolve((any HouseCalendar).self)
  date.now += 86_400

  #expect(calendar.today() == Date(timeIntervalSince1970: 1_700_086_400))
}
// end snippet

// snippet: a store in memory
protocol HouseSettings: AnyObject, Sendable {
  var volume: Int { get set }
}

extension InMemoryKeyValueStore: HouseSettings {
  var volume: Int {
    get { self["volume"] ?? 5 }
    set { self["volume"] = newValue }
  }
}

@Test func `the volume is kept`() throws {
  let store = InMemoryKeyValueStore(["volume": 3])
  let settings: any HouseSettings = store

  settings.volume += 1

  #expect(store["volume"] == 4)
  #expect(store.writes.calls.map(\.arguments.key) == ["volume"])
}
// end snippet

// snippet: random numbers
@Test func `seats are drawn alike for one seed`() {
  var random = SeededRandomNumberGenerator(seed: 1_234_567)
  let drawn = Array(1...40).shuffled(using: &random)

  random.reset()

  #expect(Array(1...40).shuffled(using: &random) == drawn)
}
// end snippet

// snippet: a region, a directory and variables
/// Prints programs into files.
struct ProgramPrinter: Sendable {
  let house: String
  let locale: Locale
  let timeZone: TimeZone

  init(_ resolver: Resolver) throws {
    house = try resolver[\.environmentVariables]["HOUSE"] ?? "the theatre"
    locale = try resolver.resolve()
    timeZone = try resolver.resolve()
  }

  func print(_ date: Date, into folder: URL) throws {
    let style = Date.FormatStyle(
      date: .complete,
      time: .shortened,
      locale: locale,
      timeZone: timeZone
    )
    let text = "Tonight at \(house): \(date.formatted(style))"
    try text.write(to: folder.appending(path: "program.txt"), atomically: true, encoding: .utf8)
  }
}

@Test(
  .container {
    DeterministicDoubles(environmentVariables: ["HOUSE": "Old Vic"]).register(in: $0)
    $0.register(ProgramPrinter.self) { try ProgramPrinter($0) }
  }
)
func `a program names the house and the evening`() throws {
  let folder = try Container.current.resolve(TemporaryDirectory.self).url
  let printer = try Container.current.resolve(ProgramPrinter.self)

  try printer.print(Date(timeIntervalSince1970: 1_700_000_000), into: folder)

  let program = try String(contentsOf: folder.appending(path: "program.txt"), encoding: .utf8)
  #expect(program.hasPrefix("Tonight at Old Vic: Tuesday"))
}
// end snippet
