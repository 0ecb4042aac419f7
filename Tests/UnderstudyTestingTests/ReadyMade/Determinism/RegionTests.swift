import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.tags(.rowT14)) struct `A deterministic region` {
  @Test func `is the same for every seed, without a wish`() {
    for seed: UInt64 in [0, 7, .max] {
      let doubles = DeterministicDoubles(seed: seed)
      #expect(doubles.locale.identifier == "en_US_POSIX")
      #expect(doubles.timeZone.secondsFromGMT() == 0)
      #expect(doubles.calendar.identifier == .gregorian)
      #expect(doubles.calendar.timeZone == doubles.timeZone)
      #expect(doubles.calendar.locale == doubles.locale)
    }
  }

  @Test func `is the one that was passed, whatever may be drawn`() throws {
    let istanbul = try #require(TimeZone(identifier: "Europe/Istanbul"))
    let doubles = DeterministicDoubles(
      seed: 7,
      locale: Locale(identifier: "tr_TR"),
      timeZone: istanbul,
      calendar: .buddhist,
      drawing: .region
    )
    #expect(doubles.locale.identifier == "tr_TR")
    #expect(doubles.timeZone == istanbul)
    #expect(doubles.calendar.identifier == .buddhist)
    #expect(doubles.calendar.timeZone == istanbul)
    #expect(doubles.calendar.locale?.identifier == "tr_TR")
  }

  @Test func `is drawn alike for one seed, alone and in parallel and in any order`() async {
    let seeds = [UInt64](0..<40)
    let alone = seeds.map(drawn)
    let parallel = await withTaskGroup(of: (UInt64, [String]).self) { group in
      for seed in seeds.shuffled() { group.addTask { (seed, drawn(seed)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(seeds.map { parallel[$0] } == alone)
    // Many seeds cover many regions.
    for part in 0..<3 { #expect(Set(alone.map { $0[part] }).count > 4) }
  }

  @Test func `keeps its other parts if one is passed or not drawn`() {
    let all = DeterministicDoubles(seed: 12, drawing: .region)
    let two = DeterministicDoubles(seed: 12, locale: Locale(identifier: "de_DE"), drawing: .region)
    let one = DeterministicDoubles(seed: 12, drawing: .calendar)
    #expect(two.timeZone == all.timeZone)
    #expect(two.calendar.identifier == all.calendar.identifier)
    #expect(one.calendar.identifier == all.calendar.identifier)
    #expect(one.timeZone.secondsFromGMT() == 0)
    #expect(one.locale.identifier == "en_US_POSIX")
  }

  @Test func `leaves the other values of the seed as they are`() {
    let (plain, drawing) = (
      DeterministicDoubles(seed: 7), DeterministicDoubles(seed: 7, drawing: .region)
    )
    #expect(plain.random.next() == drawing.random.next())
    #expect(plain.date.now == drawing.date.now)
  }

  @Test func `consists of choices that this platform knows`() {
    for zone in SeededRegion.timeZones { #expect(TimeZone(identifier: zone) != nil, "\(zone)") }
    for calendar in SeededRegion.calendars {
      #expect(Calendar(identifier: calendar).identifier == calendar)
    }
  }

  @Test func `that was drawn is shown with the failure of its test`() {
    let scope = TestScope(of: "sells a seat", CollectingRecorder())
    let doubles = withContainer(Container(label: "case", rules: nil, host: scope)) {
      DeterministicDoubles(seed: 7, calendar: .hebrew, drawing: .region)
    }
    #expect(
      scope.remarks == [
        "seed 7 – repeat with DeterministicDoubles(seed: 7)",
        "seed 7 drew locale \(doubles.locale.identifier), time zone \(doubles.timeZone.identifier)",
      ]
    )
  }

  @Test func `is registered by the types that apps resolve`() throws {
    let container = Container(label: "test")
    let doubles = DeterministicDoubles(
      seed: 7,
      environmentVariables: ["TICKETS": "box-office.test"],
      drawing: .region
    )
    doubles.register(in: container)
    #expect(try container.resolve(Locale.self) == doubles.locale)
    #expect(try container.resolve(TimeZone.self) == doubles.timeZone)
    #expect(try container.resolve(Calendar.self) == doubles.calendar)
    #expect(try container.resolve(TemporaryDirectory.self) === doubles.temporaryDirectory)
    #expect(try container[\.environmentVariables]["TICKETS"] == "box-office.test")
    #expect(try container.resolve(EnvironmentVariables.self) == doubles.environmentVariables)
  }
}

// MARK: - Fixtures

private func drawn(_ seed: UInt64) -> [String] {
  let doubles = DeterministicDoubles(seed: seed, drawing: .region)
  return [
    doubles.locale.identifier, doubles.timeZone.identifier, "\(doubles.calendar.identifier)",
    "\(doubles.date.now)", "\(doubles.uuid())", "\(doubles.random.next())",
  ]
}
