import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: random numbers, UUIDs and dates
struct Raffle {
  @Injected var makeID: @Sendable () -> UUID
  @Injected var now: @Sendable () -> Date
  let random: any RandomNumberGenerator & Sendable

  func draw(from guests: [String]) -> (id: UUID, at: Date, winner: String?) {
    var random = random
    return (makeID(), now(), guests.randomElement(using: &random))
  }
}

@Test(
  .container {
    let uuids = IncrementingUUID()
    $0.register((@Sendable () -> UUID).self, instance: { uuids() })
    $0.register((@Sendable () -> Date).self, instance: { Date(timeIntervalSince1970: 0) })
  }
)
func `a raffle draws alike for one seed`() {
  let draws = (1...2).map { _ in
    Raffle(random: SeededRandomNumberGenerator(seed: 7)).draw(from: ["ada", "bob", "eve"])
  }

  #expect(draws[0].winner == draws[1].winner)
  #expect(draws[1].id == IncrementingUUID.number(2))
  #expect(draws[1].at == Date(timeIntervalSince1970: 0))
}
// end snippet

// snippet: environment variables
struct BoxOfficePhone {
  @Injected(\.environmentVariables) var variables

  var number: String { variables["BOX_OFFICE_PHONE"] ?? "none" }
}

@Test(.container { $0.register(key: \.environmentVariables, instance: ["BOX_OFFICE_PHONE": "42"]) })
func `the number is in the environment`() {
  #expect(BoxOfficePhone().number == "42")
}
// end snippet

// snippet: a store of secrets
protocol SecretStore: AnyObject, Sendable {
  func secret(_ account: String) -> String?
  func setSecret(_ secret: String, for account: String)
}

extension InMemoryKeyValueStore: SecretStore {
  func secret(_ account: String) -> String? {
    let kept: Redacted<String>? = self[account]
    return kept?.value
  }

  func setSecret(_ secret: String, for account: String) { self[account] = Redacted(secret) }
}

@Test func `a secret is kept and not printed`() {
  let store = InMemoryKeyValueStore()
  let secrets: any SecretStore = store

  secrets.setSecret("4711", for: "stage door")

  #expect(secrets.secret("stage door") == "4711")
  #expect(!store.callHistory.joined().contains("4711"))
}
// end snippet

// snippet: a delegate
@MainActor protocol LiftDelegate: AnyObject {
  func lift(didStopAt floor: Int)
}

@MainActor final class Lift {
  weak var delegate: (any LiftDelegate)?

  func go(to floor: Int) { delegate?.lift(didStopAt: floor) }
}

@MainActor final class LiftDelegateSpy: LiftDelegate, TestDouble {
  let stops = Spy<Int>()

  func lift(didStopAt floor: Int) { stops.call(floor) }
}

@MainActor @Test func `the lift tells its delegate`() {
  let (lift, delegate) = (Lift(), LiftDelegateSpy())  // the test holds the delegate
  lift.delegate = delegate

  lift.go(to: 3)

  delegate.stops.verify(with: 3)
}
// end snippet

// snippet: a callback
protocol LightBoard: Sendable {
  func fade(to level: Int, done: @escaping @Sendable () -> Void)
}

struct LightBoardSpy: LightBoard, TestDouble {
  let fades = Spy<(level: Int, done: @Sendable () -> Void)>()

  func fade(to level: Int, done: @escaping @Sendable () -> Void) { fades.call(level, done) }
}

@Test func `the board calls back`() async {
  let board = LightBoardSpy()
  board.fades.answers { $0.done() }

  await withCheckedContinuation { continuation in
    board.fade(to: 0) { continuation.resume() }
  }

  board.fades.verify(with: 0, .any)
}
// end snippet

/// What a library brings, and nobody here can change.
final class VisitorCounter: Sendable {
  static let shared = VisitorCounter()
  private init() {}
  func count(_ door: String) {}
}

// snippet: a singleton of others
protocol Counting: Sendable {
  func count(_ door: String)
}

extension VisitorCounter: Counting {}  // the library's class has this method already

@RegistrationBuilder func counting() -> [any AnyRegistration] {
  Registration((any Counting).self) { VisitorCounter.shared }.live()
}

struct CountingSpy: Counting, TestDouble {
  let counts = Spy<String>()

  func count(_ door: String) { counts.call(door) }
}

struct MainDoor {
  @Injected var counter: any Counting

  func open() { counter.count("main") }
}

@Test(
  .container {
    $0.register { counting() }
    $0.register(CountingSpy(), as: (any Counting).self)
  }
)
func `a guest is counted`() throws {
  MainDoor().open()
  try Container.current[CountingSpy.self].counts.verify(with: "main")
}
// end snippet
