// snippet: an escape
import Dispatch
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct NightDesk {
  /// Writes to those who bought, when the house has closed.
  func confirm(_ seats: [String], to address: String) -> Task<Void, any Error> {
    Container.current.detached(priority: .background) {
      for seat in seats { try await BoxOffice().confirm(seat: seat, to: address) }
    }
  }
}

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct NightDeskTests {
  @Test func `buyers get their letters at night`() async throws {
    try await NightDesk().confirm(["A1", "A2"], to: "ada").value

    let mailer = try await Container.current.resolve(MailerSpy.self)
    #expect(mailer.sends.calls.count == 2)
  }
}
// end snippet

// snippet: what inherits
@Test func `child tasks inherit, a queue does not`() async {
  let container = Container(label: "evening")
  await withContainer(container) {
    async let child = Container.current
    #expect(await child === container)
    #expect(await Task { Container.current }.value === container)

    let elsewhere = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Container.current) }
    }
    #expect(elsewhere !== container)
  }
}
// end snippet

// snippet: bind
protocol Bell: Sendable { func ring(_ times: Int) }

struct BellSpy: Bell, TestDouble {
  let rings = Spy<Int>("ring(_:)")

  func ring(_ times: Int) { rings.call(times) }
}

struct Foyer {
  @Injected var bell: any Bell
}

struct Interval {
  /// Calls the audience back, on a queue.
  func end(then done: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(
      execute: Container.current.bind {
        Foyer().bell.ring(3)
        done()
      }
    )
  }
}

@Test(.container { $0.register(BellSpy(), as: (any Bell).self) })
func `the bell that rings is the test's`() async throws {
  await withCheckedContinuation { continuation in
    Interval().end { continuation.resume() }
  }
  let bell = try await Container.current.resolve(BellSpy.self)
  #expect(bell.rings.calls.map(\.arguments) == [3])
}
// end snippet

// snippet: the main actor
@MainActor final class Billboard {
  private(set) var text = ""

  func announce(then done: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async(
      execute: Container.current.bind(on: MainActor.self) {
        self.text = "Tonight: \(Container.current.label ?? "closed")"
        done()
      }
    )
  }
}
// end snippet

@Test @MainActor func `the billboard announces the evening`() async {
  let billboard = Billboard()
  await withContainer(Container(label: "Hamlet")) {
    await withCheckedContinuation { continuation in
      billboard.announce { continuation.resume() }
    }
  }
  #expect(billboard.text == "Tonight: Hamlet")
}

// snippet: an object
@Test(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
func `an object takes its container along`() async throws {
  let office = BoxOffice()  // made here, under the test's container
  try await Task.detached { try await office.confirm(seat: "A1", to: "ada") }.value

  let mailer = try await Container.current.resolve(MailerSpy.self)
  #expect(mailer.sends.calls.count == 1)
}
// end snippet

// snippet: work that ends with its test
@Test(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
func `a letter is written before the test ends`() async throws {
  let writing = NightDesk().confirm(["A1"], to: "ada")

  try await writing.value  // without this line, the letter may come after the test

  let mailer = try await Container.current.resolve(MailerSpy.self)
  #expect(mailer.sends.calls.count == 1)
}
// end snippet

// snippet: the process default
@Test func `the app opens with a mailer`() async {
  await #expect(processExitsWith: .success) {
    try Container.bootstrap { Registration((any Mailer).self) { MailerSpy() } }
    try withProcessDefault(because: "the bootstrap is what this test is about") {
      _ = try Container.current.resolve((any Mailer).self)
    }
  }
}
// end snippet
