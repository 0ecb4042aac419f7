#if Metrics
  import Metrics
  import MetricsTestKit
  import TestSupport
  import Testing

  @testable import Understudy
  @testable import UnderstudyInsight

  @Suite struct `Metrics of a container, in swift-metrics` {
    let container = Container(label: "app")
    let backend = TestMetrics()

    private func total(_ label: String, _ dimensions: [(String, String)]) -> Int64 {
      backend.counterTotal(label: label, dimensions: dimensions)
    }

    @Test func `count resolves by key, container and outcome, and failures by kind`() throws {
      container.register(Hall.self) { Hall() }
      container.startMetrics(to: backend)
      for _ in 0..<10 { _ = try container.resolve(Hall.self) }
      _ = try? container.resolve(Seat.self, name: "A1")

      let label = "understudy_resolutions_total"
      #expect(Set(backend.counters.map(\.label)) == [label, "understudy_failures_total"])
      func resolutions(of key: String, _ outcome: String) throws -> Int64 {
        try backend.expectCounter(
          label,
          [("key", key), ("container", "app"), ("outcome", outcome)]
        ).totalValue
      }
      #expect(try resolutions(of: "Hall", "hit") == 9)
      #expect(try resolutions(of: "Hall", "built") == 1)
      #expect(try resolutions(of: "Seat(name: A1)", "failed") == 1)
      let failures = try backend.expectCounter(
        "understudy_failures_total",
        [("container", "app"), ("kind", "dependencyNotRegistered")]
      )
      #expect(failures.totalValue == 1)
      #expect(backend.counters.count == 4)
    }

    @Test func `time successful resolves, by outcome`() throws {
      container.register(Hall.self) { Hall() }
      container.startMetrics(to: backend, prefix: "house")
      for _ in 0..<3 { _ = try container.resolve(Hall.self) }
      _ = try? container.resolve(Seat.self)
      func times(_ outcome: String) throws -> [Int64] {
        try backend.expectTimer(
          "house_resolve_duration",
          [("container", "app"), ("outcome", outcome)]
        ).values
      }
      #expect(try times("built").count == 1 && times("hit").count == 2)
      #expect(try times("built").allSatisfy { $0 > 0 })
      #expect(backend.timers.count == 2)
    }

    @Test func `count children and scopes under the label of the container that is measured`()
      throws
    {
      container.register(Hall.self) { Hall() }
      container.startMetrics(to: backend, prefix: "")
      for id in 0..<5 { _ = try container.openScope("request", id: id).resolve(Hall.self) }
      #expect(Set(backend.counters.map { $0.dimensions[1].1 }) == ["app"])
      #expect(total("resolutions_total", [("outcome", "hit")]) == 4)
    }

    @Test func `end with their token, and leave the series to the process`() throws {
      let unlabelled = Container()
      unlabelled.register(Seat.self, instance: Seat())
      let token = unlabelled.startMetrics(to: backend)
      let other = unlabelled.startMetrics(to: backend)
      _ = try unlabelled.resolve(Seat.self)
      token.cancel()
      _ = try unlabelled.resolve(Seat.self)
      other.cancel()
      _ = try unlabelled.resolve(Seat.self)
      #expect(total("understudy_resolutions_total", [("container", "unlabelled")]) == 3)
    }

    @Test func `make each handle once, and no more than the limit`() throws {
      let factory = CountingFactory()
      let (container, keys) = (container, 3)
      container.startMetrics(to: factory, keys: keys)
      for number in 0..<20 {
        container.register(Seat.self, name: "\(number)", instance: Seat(number: number))
      }
      for _ in 0..<5 {
        for name in 0..<20 { _ = try container.resolve(Seat.self, name: "\(name)") }
      }
      let made = factory.made.all
      #expect(made.count == 2 + keys + 1)
      #expect(Set(made).count == made.count)
      let others = [("key", "others"), ("outcome", "hit")]
      #expect(
        factory.backend.counterTotal(label: "understudy_resolutions_total", dimensions: others)
          == 85
      )
    }

    @Test func `lose nothing from 8 threads`() {
      container.register(Seat.self, lifetime: .transient) { Seat() }
      container.startMetrics(to: backend)
      let container = container
      onThreads(8) { _ in
        for _ in 0..<500 { _ = try? container.resolve(Seat.self) }
      }
      #expect(total("understudy_resolutions_total", [("outcome", "built")]) == 4_000)
    }

    @Test func `may be made by a factory that waits for a thread that uses the container`() throws {
      let (container, asked) = (container, TestSupport.Counter())
      container.register(Hall.self, instance: Hall())
      let factory = CountingFactory {
        guard asked.add() == 1 else { return }
        onThreads(1) { _ in _ = try? container.resolve(Hall.self) }
      }
      container.startMetrics(to: factory)
      _ = try container.resolve(Hall.self)
      #expect(factory.backend.counterTotal(label: "understudy_resolutions_total") == 2)
      #expect(factory.made.all.count == 4)  // two timers, and one counter that both had made
    }
  }

  // MARK: - Fixtures

  /// Takes down what it was asked for.
  private final class CountingFactory: MetricsFactory {
    let backend = TestMetrics()
    let made = TestSupport.Recorder<String>()
    private let asked: @Sendable () -> Void

    init(_ asked: @escaping @Sendable () -> Void = {}) { self.asked = asked }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
      asked()
      made.add("\(label) \(dimensions)")
      return backend.makeCounter(label: label, dimensions: dimensions)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
      made.add("\(label) \(dimensions)")
      return backend.makeTimer(label: label, dimensions: dimensions)
    }

    func makeRecorder(
      label: String,
      dimensions: [(String, String)],
      aggregate: Bool
    ) -> any RecorderHandler {
      backend.makeRecorder(label: label, dimensions: dimensions, aggregate: aggregate)
    }

    func destroyCounter(_ handler: any CounterHandler) { backend.destroyCounter(handler) }
    func destroyTimer(_ handler: any TimerHandler) { backend.destroyTimer(handler) }
    func destroyRecorder(_ handler: any RecorderHandler) { backend.destroyRecorder(handler) }
  }
#endif
