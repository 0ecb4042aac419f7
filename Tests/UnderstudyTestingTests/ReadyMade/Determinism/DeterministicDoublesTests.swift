import Foundation
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Deterministic doubles` {
  @Test func `repeat everything for the same seed`() async {
    func performance(_ seed: UInt64) async -> [String] {
      let doubles = DeterministicDoubles(seed: seed)
      await doubles.clock.advance(by: .seconds(1), sleepers: 0)
      return ["\(doubles.random.next())", "\(doubles.date.now)", "\(doubles.uuid())"]
    }
    #expect(await performance(7) == performance(7))
    #expect(await Set(performance(7)).intersection(performance(8)).count == 1)  // the UUID
  }

  @Test func `take their random numbers from the seed unchanged`() {
    let random = SeededRandomNumberGenerator(seed: 7)
    let doubles = DeterministicDoubles(seed: 7)
    #expect(doubles.seed == 7)
    #expect(doubles.random.next() == random.next())
  }

  @Test func `begin at the given date, or at a whole second of the century`() {
    let opening = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(DeterministicDoubles(seed: 7, startingAt: opening).date.now == opening)
    #expect(DeterministicDoubles(startingAt: opening).date.now == opening)
    let century =
      Date(timeIntervalSince1970: 978_307_200)..<Date(timeIntervalSince1970: 4_133_980_800)
    for seed: UInt64 in [0, 1, 7, .max] {
      let date = DeterministicDoubles(seed: seed).date.now
      #expect(century.contains(date))
      #expect(date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded())
    }
  }

  @Test func `are registered under their own types, and reset with their container`() async throws {
    let container = Container(label: "test")
    let doubles = DeterministicDoubles(seed: 7)
    doubles.register(in: container)
    func resolved<Value>(_ type: Value.Type) throws -> Value { try container.resolve(type) }
    #expect(try resolved(DeterministicDoubles.self) === doubles)
    #expect(try resolved(ManualClock.self) === doubles.clock)
    #expect(try resolved(ClockDate.self) === doubles.date)
    let now = try resolved((@Sendable () -> Date).self)
    #expect(try resolved(IncrementingUUID.self) === doubles.uuid)
    #expect(try resolved((@Sendable () -> UUID).self)() == IncrementingUUID.number(1))
    doubles.uuid.reset()
    #expect(try resolved(SeededRandomNumberGenerator.self) === doubles.random)

    let first = (doubles.date.now, doubles.uuid(), doubles.random.next())
    await doubles.clock.advance(by: .seconds(5))
    #expect(doubles.clock.callHistory == ["advance(to: 5.0 seconds)"])
    #expect(doubles.callHistory == doubles.clock.callHistory)
    #expect(now() == first.0 + 5)
    container.reset()
    #expect(doubles.clock.callHistory.isEmpty)
    #expect((doubles.date.now, doubles.uuid(), doubles.random.next()) == first)
  }

  @Test func `are all four reset, registered or not`() async {
    let doubles = DeterministicDoubles(seed: 7)
    let first = (doubles.date.now, doubles.uuid(), doubles.random.next())
    await doubles.clock.advance(by: .seconds(5))
    doubles.reset()
    #expect((doubles.date.now, doubles.uuid(), doubles.random.next()) == first)
  }

  @Test func `count as used as a whole if one of them is`() async {
    let recorder = CollectingRecorder(isOnTestTask: true)
    for isUsed in [true, false] {
      let scope = TestScope(of: "case", recorder)
      let container = Container(label: "case", rules: nil, host: scope)
      scope.configuring(container)
      DeterministicDoubles(seed: 7).register(in: container)
      scope.configured(container, by: .test)
      if isUsed { _ = try? await container.resolve(ManualClock.self) }
      scope.judge()
      await scope.end()
      #expect(recorder.messages.count == (isUsed ? 0 : 1))
    }
  }
}
