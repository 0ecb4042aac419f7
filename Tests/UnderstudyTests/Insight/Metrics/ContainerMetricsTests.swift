import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

@Suite struct `The metrics of a container` {
  let container = Container(label: "app")

  @Test func `count from the start, and no longer than until they are stopped`() throws {
    container.register(Seat.self, lifetime: .transient) { Seat() }
    _ = try container.resolve(Seat.self)
    let metrics = container.startMetrics()
    _ = try container.resolve(Seat.self)
    #expect(metrics.report().misses == 1)
    metrics.stop()
    metrics.stop()
    _ = try container.resolve(Seat.self)
    let (first, second) = (metrics.report(), metrics.report())
    #expect(first.misses == 1)
    #expect(first == second)
  }

  @Test func `start again at zero when they are reset, and continue`() throws {
    container.register(Seat.self, lifetime: .transient) { Seat() }
    let metrics = container.startMetrics(slowest: 1, keys: 1)
    _ = try container.resolve(Seat.self)
    let before = metrics.report()
    metrics.reset()
    #expect(metrics.report().resolutions == 0 && metrics.report().since > before.since)
    for _ in 0..<2 { _ = try container.resolve(Seat.self) }
    _ = try? container.resolve(Hall.self)
    let report = metrics.report()
    #expect(report.misses == 2 && report.slowest.count == 1 && report.keys.count == 1)
    #expect(before.misses == 1)
  }

  @Test func `stay stopped when they are reset`() throws {
    container.register(Seat.self, instance: Seat())
    let metrics = container.startMetrics()
    metrics.stop()
    metrics.reset()
    _ = try container.resolve(Seat.self)
    #expect(metrics.report().resolutions == 0 && metrics.report().period == .zero)
  }

  @Test func `end when nobody can read them, and hold neither container nor instance`() throws {
    weak var seen: Container?
    weak var hall: Hall?
    let left: ContainerMetrics
    do {
      let container = Container()
      container.register(Hall.self) { Hall() }
      var metrics: ContainerMetrics? = container.startMetrics()
      #expect(container.listeners == 1 && container.cell.isObserved)
      left = container.startMetrics()
      metrics = nil
      #expect(container.listeners == 1 && metrics == nil)
      hall = try container.resolve(Hall.self)
      seen = container
    }
    #expect(seen == nil && hall == nil)
    #expect(left.report().misses == 1)
    left.stop()
  }

  @Test func `may be registered in the container they measure`() throws {
    weak var seen: ContainerMetrics?
    do {
      let container = Container()
      container.register(ContainerMetrics.self, instance: container.startMetrics())
      seen = try container.resolve(ContainerMetrics.self)
      container.unregister(ContainerMetrics.self)
      #expect(seen == nil && container.listeners == 0)
    }
    #expect(seen == nil)
  }

  @Test func `cover this container and its children, and slow no other down`() throws {
    let (other, origin) = (Container(), container)
    let child = Container(label: "child", parent: origin)
    for container in [other, origin] { container.register(Hall.self) { Hall() } }
    let fork = origin.fork()
    let metrics = origin.startMetrics()
    _ = try child.resolve(Hall.self)
    for container in [other, fork, origin] { _ = try container.resolve(Hall.self) }
    #expect(metrics.report().resolutions == 2)
    #expect(metrics.report().slowest.contains { $0.containerLabel == "child" })
    #expect(other.cell.isUnheard && fork.cell.isUnheard)
    #expect(!origin.cell.isUnheard && !child.cell.isUnheard)
    metrics.stop()
    #expect(origin.cell.isUnheard && child.cell.isUnheard)
  }

  @Test func `are counted by each of several meters separately`() throws {
    container.register(Hall.self) { Hall() }
    let first = container.startMetrics()
    _ = try container.resolve(Hall.self)
    let second = container.startMetrics()
    _ = try container.resolve(Hall.self)
    first.stop()
    _ = try container.resolve(Hall.self)
    #expect(first.report().hits == 1 && first.report().misses == 1)
    #expect(second.report().hits == 2 && second.report().misses == 0)
  }

  @Test func `lose nothing from 8 threads`() throws {
    let metrics = container.startMetrics(slowest: 5, keys: 3)
    let container = container
    for name in 0..<4 {
      container.register(Seat.self, name: "\(name)", instance: Seat(number: name))
    }
    onThreads(8) { thread in
      for round in 0..<10_000 {
        let name = round % 10 == 9 ? "none" : "\((thread + round) % 4)"
        _ = try? container.resolve(Seat.self, name: name)
      }
    }
    let report = metrics.report()
    #expect(report.hits == 72_000 && report.misses == 0)
    #expect(report.failures == 8_000 && report.outermostFailures == 8_000)
    #expect(report.durations.count == 72_000 && report.slowest.count == 5)
    let counts = report.keys.map(\.counts) + [report.others]
    #expect(report.keys.count == 3)
    #expect(counts.reduce(0) { $0 + $1.hits } == 72_000)
    #expect(counts.reduce(0) { $0 + $1.failures } == 8_000)
    #expect(report.slowest == report.slowest.sorted { $0.duration > $1.duration })
  }

  @Test func `leave out resolves in progress when they stop`() {
    var state = MetricsState(MetricsTally(slowest: 1, keys: 1), since: .now)
    state.count(.resolve())
    let end = ContinuousClock.now
    state.stop(at: end)
    state.count(.resolve())
    state.stop(at: end + .seconds(1))
    let report = state.report(label: nil, at: end + .seconds(9))
    #expect(report.misses == 1 && report.period == report.since.duration(to: end))
  }
}
