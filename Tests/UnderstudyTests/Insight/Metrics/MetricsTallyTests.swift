import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `A tally of events` {
  private var tally = MetricsTally(slowest: 3, keys: 2)

  @Test func `is all zeros before anything happened`() {
    let report = tally.report
    #expect(report.resolutions == 0 && report.failures == 0 && report.nested == 0)
    #expect(report.hitRate == 0 && report.failureRate == 0)
    #expect(report.durations.average == .zero && report.durations.p99 == .zero)
    #expect(report.slowest.isEmpty && report.keys.isEmpty)
    #expect(report[.of(Hall.self)] == nil)
  }

  @Test mutating func `has three resolutions and a rate of two thirds after two hits and a miss`() {
    tally.count(.resolve(.of(Hall.self), .milliseconds(3)))
    tally.count(.resolve(hit: true, .milliseconds(1), depth: 2))
    tally.count(.resolve(hit: true, .milliseconds(2), depth: 3))
    let report = tally.report
    #expect(report.resolutions == 3 && report.hits == 2 && report.misses == 1)
    #expect(report.hitRate == 2.0 / 3 && report.nested == 2)
    #expect(report.durations.average == .milliseconds(2) && report.durations.count == 3)
    #expect(report.missDurations.average == .milliseconds(3) && report.missDurations.count == 1)
    #expect(report.totals.totalDuration == .milliseconds(6))
    #expect(report.totals.longestDuration == .milliseconds(3))
  }

  @Test mutating func `counts failures by kind, and those that callers saw separately`() {
    for depth in [3, 2, 1] { tally.count(.failure(depth: depth)) }
    tally.count(.failure(.requiresAsync))
    tally.count(.resolve())
    let report = tally.report
    #expect(report.failures == 4 && report.outermostFailures == 2)
    #expect(report.failuresByKind == [.dependencyNotRegistered: 3, .requiresAsync: 1])
    #expect(report.failureRate == 0.8)
    #expect(report.resolutions == 1 && report.hitRate == 0 && report.nested == 0)
    #expect(report.durations.count == 1 && report.slowest.count == 1)
  }

  @Test mutating func `counts no failure for a factory that was cancelled`() {
    tally.count(.failure(.factoryFailed, underlying: CancellationError()))
    #expect(tally.report.failures == 0 && tally.report.keys.isEmpty)
    tally.count(.failure(.factoryFailed))
    #expect(tally.report.failures == 1)
  }

  @Test mutating func `counts resets and issues, and no other events`() {
    for kind: ContainerEvent.Kind in [
      .reset, .reset, .issue("late"), .registered, .unregistered, .slow, .restored, .closed,
      .frozen,
    ] { tally.count(.of(kind)) }
    let report = tally.report
    #expect(report.resets == 2 && report.issues == 1)
    #expect(report.resolutions == 0 && report.failures == 0 && report.others.asked == 0)
  }

  @Test mutating func `counts keys separately, and together when the table is full`() {
    for type in [Hall.self, Seat.self, Office.self, Printing.self, Office.self] as [any Any.Type] {
      tally.count(.resolve(Key(type)))
      tally.count(.failure(of: Key(type)))
    }
    tally.count(.resolve(.of(Seat.self), hit: true))
    let report = tally.report
    #expect(report.keys.map(\.key) == [.of(Seat.self), .of(Hall.self)])
    #expect(report[.of(Seat.self)]?.hits == 1 && report[.of(Seat.self)]?.failures == 1)
    #expect(report[.of(Office.self)] == nil)
    #expect(report.others.misses == 3 && report.others.failures == 3)
    #expect(report.resolutions == 6 && report.failures == 5)
  }

  @Test func `counts all keys together if the table has no room`() {
    var tally = MetricsTally(slowest: -1, keys: -1)
    tally.count(.resolve())
    #expect(tally.report.others.misses == 1)
    #expect(tally.report.keys.isEmpty && tally.report.slowest.isEmpty)
  }

  @Test mutating func `lists keys with equal counts in the order of their texts`() {
    tally.count(.resolve(.of(Seat.self)))
    tally.count(.resolve(.of(Hall.self)))
    #expect(tally.report.keys.map { "\($0.key)" } == ["Hall", "Seat"])
  }

  @Test mutating func `lists the slowest first, the newest among equals, and drops the rest`() {
    let site = SourceSite(fileID: "BoxOffice/Sale.swift", line: 7)
    for (number, milliseconds) in [5, 1, 9, 5, 2, 5].enumerated() {
      tally.count(
        .resolve(
          .of(Seat.self, name: "\(number)"),
          hit: number == 5,
          .milliseconds(milliseconds),
          depth: number + 1,
          site: site
        )
      )
    }
    let slowest = tally.report.slowest
    #expect(slowest.map { $0.key.name } == ["2", "5", "3"])
    #expect(slowest.map(\.duration) == [.milliseconds(9), .milliseconds(5), .milliseconds(5)])
    #expect(slowest.map(\.depth) == [3, 6, 4] && slowest.map(\.wasBuilt) == [true, false, true])
    #expect(slowest.allSatisfy { $0.site == site && $0.containerLabel == "app" })
  }

  @Test mutating func `counts a negative duration as zero`() {
    tally.count(.resolve(.of(Hall.self), .seconds(-1)))
    #expect(tally.report.totals.totalDuration == .zero)
    #expect(tally.report.slowest.map(\.duration) == [.zero])
  }
}
