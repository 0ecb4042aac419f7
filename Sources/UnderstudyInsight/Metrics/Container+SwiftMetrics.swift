#if Metrics
  public import Metrics
  public import Understudy

  extension Container {
    /// Counts and times the resolves in this container and its children in a metrics system.
    ///
    /// ```swift
    /// MetricsSystem.bootstrap(backend)
    /// container.startMetrics(to: MetricsSystem.factory)
    /// ```
    ///
    /// It requires the trait `Metrics`. The series are:
    ///
    /// | label | kind | dimensions |
    /// | --- | --- | --- |
    /// | `understudy_resolutions_total` | counter | `key`, `container`, `outcome` |
    /// | `understudy_resolve_duration` | timer, in ns | `container`, `outcome` |
    /// | `understudy_failures_total` | counter | `container`, `kind` |
    ///
    /// An `outcome` is `hit`, `built` or, for the counter, `failed`; a `kind` is a
    /// ``ContainerError/Kind``. The counts are those of ``ContainerMetrics``. `container` is the
    /// label of this container, also for resolves in a child or a scope: a scope for each request
    /// would otherwise make an unlimited number of series. Two keys with the same description share
    /// a series.
    ///
    /// Each series is requested once, when it is first needed, and is not destroyed with the token:
    /// it belongs to the process, which may export it later, and another token may count into it.
    ///
    /// - Parameters:
    ///   - factory: the metrics system, usually `MetricsSystem.factory`. It is called on the thread
    ///     of the event, outside every lock.
    ///   - prefix: the prefix of the labels, followed by an underscore; may be empty.
    ///   - keys: the number of keys with series of their own. Further keys are counted under the
    ///     key `others`.
    /// - Returns: a token that ends the counting. Releasing it changes nothing.
    /// - Complexity: like ``observe(slowerThan:_:)``, plus one table lookup for each resolve.
    @discardableResult
    public func startMetrics(
      to factory: any MetricsFactory,
      prefix: String = "understudy",
      keys: Int = 500
    ) -> ObservationToken {
      let feed = MetricsFeed(
        to: factory,
        prefix: prefix,
        container: label ?? "unlabelled",
        keys: keys
      )
      return observe { feed.count($0) }
    }
  }
#endif
