#if Metrics
  import Metrics
  import Understudy

  /// Passes a container's resolves to the counters and timers of swift-metrics.
  ///
  /// A metrics system is foreign code, so it is never called under the lock.
  final class MetricsFeed: Sendable {
    private typealias Table = SeriesTable<Counter>

    private let factory: any MetricsFactory
    private let prefix: String
    private let container: String
    private let hits: Timer
    private let misses: Timer
    private let counters: Lock<Table>

    init(to factory: any MetricsFactory, prefix: String, container: String, keys: Int) {
      self.factory = factory
      self.prefix = prefix.isEmpty ? "" : "\(prefix)_"
      self.container = container
      let label = "\(self.prefix)resolve_duration"
      (hits, misses) = (
        Timer(
          label: label,
          dimensions: Self.dimensions(container, outcome: .hit),
          factory: factory
        ),
        Timer(
          label: label,
          dimensions: Self.dimensions(container, outcome: .built),
          factory: factory
        )
      )
      counters = Lock(Table(keyLimit: keys))
    }

    func count(_ event: ContainerEvent) {
      guard let outcome = event.resolveOutcome else { return }
      switch outcome {
      case .hit:
        counter(.resolutions(event.key, .hit)).increment()
        hits.recordNanoseconds(event.duration.clampedNanoseconds)
      case .built:
        counter(.resolutions(event.key, .built)).increment()
        misses.recordNanoseconds(event.duration.clampedNanoseconds)
      case .failed(let kind):
        counter(.resolutions(event.key, .failed)).increment()
        counter(.failures(kind)).increment()
      }
    }

    private func counter(_ wanted: Table.Series) -> Counter {
      let (series, known) = counters.withLock { $0.find(wanted) }
      if let known { return known }
      let made = make(series)
      return counters.withLock { $0.keep(made, for: series) }
    }

    private func make(_ series: Table.Series) -> Counter {
      switch series {
      case .resolutions(let key, let outcome):
        Counter(
          label: "\(prefix)resolutions_total",
          dimensions: [("key", key.map { "\($0)" } ?? "others")]
            + Self.dimensions(container, outcome: outcome),
          factory: factory
        )
      case .failures(let kind):
        Counter(
          label: "\(prefix)failures_total",
          dimensions: [("container", container), ("kind", "\(kind)")],
          factory: factory
        )
      }
    }

    private static func dimensions(
      _ container: String,
      outcome: Table.Outcome
    ) -> [(String, String)] {
      [("container", container), ("outcome", outcome.rawValue)]
    }
  }
#endif
