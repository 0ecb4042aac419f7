import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

protocol Programme: Sendable {
  func today() -> Date
}

protocol Settings: AnyObject, Sendable {
  var volume: Int { get set }
}

extension FixedDate: Programme { func today() -> Date { now } }

extension InMemoryKeyValueStore: Settings {
  var volume: Int {
    get { self["volume"] ?? 5 }
    set { self["volume"] = newValue }
  }
}

@Suite(.container { DeterministicDoubles(seed: 7).register(in: $0) })
struct ReadyMadeTests {
  @Test func `stand in for protocols of the client`() throws {
    let container = Container.current
    container.register(FixedDate(), as: (any Programme).self)
    container.register(InMemoryKeyValueStore(), as: (any Settings).self)
    let settings = try container.resolve((any Settings).self)
    settings.volume += 1
    #expect(settings.volume == 6)
    let programme = try container.resolve((any Programme).self)
    #expect(programme.today() == FixedDate(step: .seconds(1)).today())
  }

  @Test func `come from one seed`() async throws {
    let doubles = try await Container.current.resolve(DeterministicDoubles.self)
    let clock: any Clock<Duration> = doubles.clock
    let start = doubles.date.now
    let ringing = Task {
      try await clock.sleep(for: .seconds(60))
      return doubles.uuid()
    }
    await doubles.clock.sleepers(atLeast: 1)
    await doubles.clock.advance(by: .seconds(60))
    #expect(try await ringing.value == IncrementingUUID.number(1))
    #expect(doubles.date.now == start + 60)
    var random = doubles.random
    let number = Int.random(in: 1...6, using: &random)
    #expect((1...6).contains(number))
  }
}
