@testable import Understudy
@testable import UnderstudyInsight

// MARK: - Fixtures

extension ContainerEvent {
  /// A resolve as a container tells it.
  static func resolve(
    _ key: Key = Key(Hall.self),
    hit isHit: Bool = false,
    _ duration: Duration = .zero,
    depth: Int = 1,
    site: SourceSite? = nil
  ) -> ContainerEvent {
    of(.resolved(cacheHit: isHit), key, duration, depth: depth, site: site)
  }

  static func failure(
    _ kind: ContainerError.Kind = .dependencyNotRegistered,
    of key: Key = Key(Hall.self),
    underlying: any Error = Broken(),
    depth: Int = 1
  ) -> ContainerEvent {
    let context = ContainerError.Context(key: key)
    let error: ContainerError =
      switch kind {
      case .factoryFailed: .factoryFailed(context, underlying: underlying)
      case .requiresAsync: .requiresAsync(context)
      default: .dependencyNotRegistered(context, nearMisses: [])
      }
    return of(.failed(error), key, depth: depth)
  }

  static func of(
    _ kind: Kind,
    _ key: Key? = nil,
    _ duration: Duration = .zero,
    depth: Int = 0,
    site: SourceSite? = nil
  ) -> ContainerEvent {
    ContainerEvent(
      kind: kind,
      key: key,
      duration: duration,
      depth: depth,
      containerLabel: "app",
      site: site,
      container: 0
    )
  }
}

extension MetricsTally {
  /// What it amounts to, at a time that no test is about.
  var report: MetricsReport { report(period: .milliseconds(1_500)) }

  func report(period: Duration, label: String? = "app") -> MetricsReport {
    MetricsReport(self, label: label, since: .now, period: period)
  }
}
