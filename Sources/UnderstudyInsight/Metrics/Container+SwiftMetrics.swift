#if Metrics
  public import Metrics

  extension Container {
    /// Counts and times what is resolved here and in the children of this container, in a metrics
    /// system.
    ///
    /// ```swift
    /// MetricsSystem.bootstrap(backend)
    /// container.startMetrics(to: MetricsSystem.factory)
    /// ```
    ///
    /// It is there with the trait `Metrics`. The series are:
    ///
    /// | label | kind | dimensions |
    /// | --- | --- | --- |
    /// | `understudy_resolutions_total` | counter | `key`, `container`, `outcome` |
    /// | `understudy_resolve_duration` | timer, in ns | `container`, `outcome` |
    /// | `understudy_failures_total` | counter | `container`, `kind` |
    ///
    /// An `outcome` is `hit`, `built` or, for the counter, `failed`; a `kind` is a
    /// ``ContainerError/Kind``. What they count is what ``ContainerMetrics`` counts. `container` is the label of this
    /// container, also for what a child or a scope is asked: one that is opened for each request
    /// would make series without end. Two keys that print alike are one series.
    ///
    /// Each series is asked for once, when it is first needed, and is not destroyed with the token:
    /// it belongs to the process, which may export it later, and another token may count into it.
    ///
    /// - Parameters:
    ///   - factory: the metrics system, mostly `MetricsSystem.factory`. It is called on the thread
    ///     of what happened, outside every lock.
    ///   - prefix: what the labels begin with, before an underscore; may be empty.
    ///   - keys: how many keys have series of their own. Those that come up later are counted under
    ///     the key `others`.
    /// - Returns: what ends it. Dropping it changes nothing.
    /// - Complexity: like ``observe(slowerThan:_:)``, and one look into a table for each resolve.
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
