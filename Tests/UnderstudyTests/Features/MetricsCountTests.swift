import TestSupport
import Testing
import Understudy
import UnderstudyInsight

/// Metrics of whole resolves. The parts have suites of their own.
@Suite struct `What metrics count` {
  let container = Container(label: "app")

  // MARK: - Metrics

  @Test(.tags(.rowD4, .scenario38))
  func `ten resolves of one singleton are one miss and nine hits`() throws {
    container.register(Hall.self) { Hall() }
    let metrics = container.startMetrics()
    for _ in 0..<10 { _ = try container.resolve(Hall.self) }
    let report = metrics.report()
    #expect(report.misses == 1 && report.hits == 9 && report.hitRate == 0.9)
    #expect(report.resolutions == 10 && report.nested == 0 && report.failures == 0)
  }

  @Test(.tags(.scenario38)) func `nested resolves are counted, asynchronous ones included`()
    async throws
  {
    registerTheatre()
    let metrics = container.startMetrics()
    _ = try await container.resolve(Theatre.self)
    let report = metrics.report()
    #expect(report.misses == 4 && report.nested == 3)
    #expect(report.slowest.map(\.depth).sorted() == [1, 2, 3, 4])
    #expect(report[.of((any Mailer).self)]?.nested == 1)
  }

  @Test(arguments: [false, true])
  func
    `acceptance 38: an error that passes three factories is four failures, one of them outermost`(
      isAsynchronous: Bool
    ) async throws
  {
    registerTheatre()
    container.unregister((any Mailer).self)
    let metrics = container.startMetrics()
    if isAsynchronous {
      _ = try? await container.resolve(Theatre.self)
    } else {
      #expect(throws: ContainerError.self) { try container.resolve(Office.self) }
    }
    let report = metrics.report()
    #expect(report.failures == (isAsynchronous ? 4 : 3) && report.outermostFailures == 1)
    #expect(report.failuresByKind == [.dependencyNotRegistered: report.failures])
    #expect(report.failureRate == 1 && report.hitRate == 0)
  }

  @Test(.tags(.scenario38)) func `an optional dependency that is not registered is not counted`()
    async throws
  {
    let metrics = container.startMetrics()
    func askSynchronously() throws -> Hall? { try container.resolveIfRegistered() }
    #expect(try askSynchronously() == nil)
    #expect(try await container.resolveIfRegistered(Hall.self) == nil)
    #expect(metrics.report().resolutions == 0 && metrics.report().failures == 0)
  }

  @Test(.tags(.scenario38)) func `tasks that wait for one build are misses, later ones are hits`()
    async throws
  {
    let metrics = container.startMetrics()
    let build = container.registerHeldHall()
    async let first = container.resolve(Hall.self)
    await build.started()
    build.end()
    _ = try await first
    _ = try await container.resolve(Hall.self)
    #expect(metrics.report().misses == 1 && metrics.report().hits == 1)
  }

  @Test(.tags(.rowD4)) func `a cancelled resolve is neither a success nor a failure`() async throws
  {
    container.register(Hall.self) { (_: Resolver) async throws in
      await Latch.cancelled()
      throw CancellationError()
    }
    container.register(Seat.self) { throw CancellationError() }
    let metrics = container.startMetrics()
    let task = Task { [container] in try await container.resolve(Hall.self) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(throws: ContainerError.self) { try container.resolve(Seat.self) as Seat }
    #expect(metrics.report().resolutions == 0 && metrics.report().failures == 0)
  }

  @Test(.tags(.rowD4)) func `the same calls return the same with and without metrics`() {
    func evening(in container: Container) -> [String] {
      container.register(Hall.self) { Hall(name: "Main") }
      container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
      container.register(Seat.self, lifetime: .transient) { throw Broken() }
      return [
        text { try container.resolve(Hall.self).name },
        text { try container.resolve(Printing.self).mailer.route },
        text { "\(try container.resolve(Seat.self))" },
        text { try container.resolve(Hall.self).name },
      ]
    }
    func text(_ body: () throws -> String) -> String {
      do { return try body() } catch { return "\(error)" }
    }
    let plain = evening(in: Container(label: "app"))
    let metrics = container.startMetrics()
    #expect(evening(in: container) == plain)
    #expect(plain.first == "Main" && plain.last == "Main")
    metrics.stop()
  }

  @Test(.tags(.rowD4)) func `durations and the slowest list are those of the resolves`() throws {
    container.register(Hall.self) {
      let start = ContinuousClock.now
      while ContinuousClock.now - start < .milliseconds(3) {}
      return Hall()
    }
    container.register(Seat.self, instance: Seat())
    let metrics = container.startMetrics(slowest: 51)
    for _ in 0..<50 { _ = try container.resolve(Seat.self) }
    let line: UInt = #line + 1
    _ = try container.resolve(Hall.self)
    let report = metrics.report()
    // Not necessarily the slowest: a busy machine may stop any of the others for longer.
    let slow = try #require(report.slowest.first { $0.key == .of(Hall.self) })
    #expect(slow.wasBuilt && slow.site?.line == line)
    #expect(slow.duration >= .milliseconds(3))
    #expect(report.missDurations.count == 1 && report.missDurations.p50 == slow.duration)
    let durations = report.slowest.map(\.duration)
    #expect(durations == durations.sorted(by: >))
    #expect(durations.first == report.durations.longest)
    #expect(report.durations.p50 <= report.durations.longest)
  }

  @Test(.tags(.rowD4)) func `resets are counted, in children too`() {
    let child = Container(parent: container)
    let metrics = container.startMetrics()
    container.reset()
    child.reset()
    #expect(metrics.report().resets == 2)
  }

  private func registerTheatre() {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Theatre.self) { (resolver: Resolver) async throws in
      try await Theatre(office: resolver.resolve())
    }
  }
}
