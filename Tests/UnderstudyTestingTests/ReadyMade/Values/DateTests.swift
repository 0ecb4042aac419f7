import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A date for tests` {
  private let opening = Date(timeIntervalSince1970: 1_700_000_000)
  private let container = Container(label: "test")

  @Test func `stays fixed until another is set, and is reset to the first`() throws {
    let date = FixedDate(opening)
    container.register(date, as: (any HouseCalendar).self)
    let calendar = try container.resolve((any HouseCalendar).self)
    #expect([calendar.today(), calendar.today(), date.now] == [opening, opening, opening])
    date.now += 86_400
    #expect(calendar.today() == opening + 86_400)
    container.reset()
    #expect(calendar.today() == opening)
    #expect(FixedDate().now == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test(arguments: [(Duration.seconds(60), 60.0), (.milliseconds(-500), -0.5), (.zero, 0)])
  func `that steps moves with each read until a reset`(step: Duration, seconds: Double)
    throws
  {
    let date = FixedDate(opening, step: step)
    container.register(date, as: (any HouseCalendar).self)
    let calendar = try container.resolve((any HouseCalendar).self)
    #expect(
      [calendar.today(), date.now, date.now] == [opening, opening + seconds, opening + 2 * seconds]
    )
    container.reset()
    #expect(calendar.today() == opening)
  }

  @Test func `that steps goes on from a date that is set`() {
    let date = FixedDate(opening, step: .seconds(60))
    _ = date.now
    date.now = opening + 3_600
    #expect([date.now, date.now] == [opening + 3_600, opening + 3_660])
    date.reset()
    #expect(date.now == opening)
  }

  @Test func `that steps gives each of many threads distinct dates`() {
    let date = FixedDate(opening, step: .seconds(1))
    let dates = Recorder<String>()
    onThreads(8) { _ in for _ in 0..<200 { dates.add("\(date.now.timeIntervalSince1970)") } }
    #expect(Set(dates.all).count == 1_600)
    #expect(date.now == opening + 1_600)
  }

  @Test func `that steps by tenths accumulates no error`() {
    let date = FixedDate(Date(timeIntervalSinceReferenceDate: 0), step: .milliseconds(100))
    for _ in 0..<1_000 { _ = date.now }
    #expect(date.now == Date(timeIntervalSinceReferenceDate: 100))
  }

  @Test func `from a clock moves with it`() async throws {
    let clock = ManualClock(patience: .zero)
    let date = ClockDate(of: clock, startingAt: opening)
    container.register(date, as: (any HouseCalendar).self)
    await clock.advance(by: .milliseconds(1_500))
    #expect(try await container.resolve((any HouseCalendar).self).today() == opening + 1.5)
    container.reset()
    #expect(date.now == opening + 1.5)
    clock.reset()
    #expect(date.now == opening)
  }
}

// MARK: - Fixtures

private protocol HouseCalendar: Sendable { func today() -> Date }

extension FixedDate: HouseCalendar { fileprivate func today() -> Date { now } }
extension ClockDate: HouseCalendar { fileprivate func today() -> Date { now } }
