import Testing

@testable import Understudy
@testable import UnderstudyInsight

/// Random events against a model that keeps all of them.
@Suite struct `A tally of any events` {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `reports the same as counting a list of all events`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (slowest, keys) = (
      Int.random(in: 0...12, using: &generator), Int.random(in: 0...6, using: &generator)
    )
    var tally = MetricsTally(slowest: slowest, keys: keys)
    var model = EventList(slowest: slowest, keys: keys)
    for _ in 0..<Int.random(in: 0...400, using: &generator) {
      let event = randomEvent(&generator)
      tally.count(event)
      model.events.append(event)
    }
    model.check(tally.report)
  }

  private func randomEvent(_ generator: inout SeededGenerator) -> ContainerEvent {
    let key = Key(Seat.self, name: "\(Int.random(in: 0..<8, using: &generator))")
    let depth = Int.random(in: 1...3, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return .failure(.requiresAsync, of: key, depth: depth)
    case 1: return .failure(of: key, depth: depth)
    case 2: return .failure(.factoryFailed, of: key, underlying: CancellationError(), depth: depth)
    case 3: return .of(.reset)
    case 4: return .of(.registered, key)
    default:
      // Many that are alike, and some of another order.
      let limit: Int64 = Int.random(in: 0..<4, using: &generator) == 0 ? .max >> 8 : 20
      return .resolve(
        key,
        hit: .random(using: &generator),
        .nanoseconds(Int64.random(in: 0...limit, using: &generator)),
        depth: depth
      )
    }
  }
}

// MARK: - Fixtures

/// The naive way: everything is kept, and looked through for each answer.
private struct EventList {
  let slowest: Int
  let keys: Int
  var events: [ContainerEvent] = []

  private typealias Resolve = (event: ContainerEvent, number: Int, isHit: Bool)

  private func resolves(_ events: [ContainerEvent]) -> [Resolve] {
    events.enumerated().compactMap { number, event in
      guard case .resolved(let isHit) = event.kind else { return nil }
      return (event, number, isHit)
    }
  }

  private func failures(_ events: [ContainerEvent]) -> [ContainerEvent] {
    events.filter {
      guard case .failed(let error) = $0.kind else { return false }
      return !(error.underlying is CancellationError)
    }
  }

  func check(_ report: MetricsReport) {
    check(report.totals, of: events)
    checkDurations(report.durations, of: resolves(events))
    checkDurations(report.missDurations, of: resolves(events).filter { !$0.isHit })
    let ranked = resolves(events).sorted {
      ($0.event.duration, $0.number) > ($1.event.duration, $1.number)
    }
    #expect(report.slowest.map(\.key) == ranked.prefix(slowest).compactMap(\.event.key))
    #expect(report.slowest.map(\.duration) == ranked.prefix(slowest).map(\.event.duration))
    let byKind = Dictionary(grouping: failures(events)) { $0.resolveOutcome }
    #expect(
      report.failuresByKind.count == byKind.count
        && report.failuresByKind.allSatisfy { byKind[.failed($0)]?.count == $1 }
    )
    #expect(report.resets == events.count { if case .reset = $0.kind { true } else { false } })
    checkKeys(report)
  }

  private func checkKeys(_ report: MetricsReport) {
    let counted = resolves(events).map(\.number)
    var order: [Key] = []
    for (number, event) in events.enumerated() {
      guard let key = event.key, counted.contains(number) || !failures([event]).isEmpty,
        !order.contains(key)
      else { continue }
      order.append(key)
    }
    #expect(Set(report.keys.map(\.key)) == Set(order.prefix(keys)))
    for entry in report.keys { check(entry.counts, of: events.filter { $0.key == entry.key }) }
    let late = order.dropFirst(keys)
    check(report.others, of: events.filter { $0.key.map(late.contains) == true })
  }

  private func check(_ counts: MetricsReport.Counts, of events: [ContainerEvent]) {
    let (resolves, failures) = (resolves(events), failures(events))
    #expect(counts.hits == resolves.count(where: \.isHit))
    #expect(counts.misses == resolves.count { !$0.isHit })
    #expect(counts.nested == resolves.count { $0.event.depth > 1 })
    #expect(counts.failures == failures.count)
    #expect(counts.outermostFailures == failures.count { $0.depth == 1 })
    #expect(counts.totalDuration == resolves.map(\.event.duration).reduce(.zero, +))
    #expect(counts.longestDuration == resolves.map(\.event.duration).max() ?? .zero)
  }

  private func checkDurations(_ durations: MetricsReport.Durations, of resolves: [Resolve]) {
    let sorted = resolves.map(\.event.duration).sorted()
    #expect(durations.count == sorted.count)
    #expect(durations.longest == sorted.last ?? .zero)
    for (percent, duration) in [(50, durations.p50), (95, durations.p95), (99, durations.p99)] {
      let rank = max(1, (sorted.count * percent + 99) / 100)
      let exact = sorted.isEmpty ? .zero : sorted[rank - 1]
      let error = abs(duration / .nanoseconds(1) - exact / .nanoseconds(1))
      #expect(error <= exact / .nanoseconds(1) * DurationHistogram.relativeError, "p\(percent)")
    }
  }
}
