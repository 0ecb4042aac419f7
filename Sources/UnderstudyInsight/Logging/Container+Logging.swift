public import Understudy

extension Container {
  /// Logs what happens here and in the children and scopes of this container, from a level on.
  ///
  /// A container is silent until this is called. Without a closure the entries are lines on standard
  /// error:
  ///
  /// ```swift
  /// let logging = container.startLogging(from: .debug, slowerThan: .milliseconds(5))
  /// _ = try container.resolve(SeatMap.self)
  /// // Understudy debug: built SeatMap (container: app, depth: 1, duration: 1.203 ms, …)
  /// logging.cancel()
  /// ```
  ///
  /// Which level an event has is said at ``ContainerEvent/logLevel``, and what an entry shows at
  /// ``ContainerLogEntry/init(_:)``. Forks are not logged with their origin. Several loggings of one
  /// container do not touch each other.
  ///
  /// - Parameters:
  ///   - level: the lowest that is logged; what is below it costs no text.
  ///   - threshold: resolves that take longer are logged once more, as a warning.
  ///   - log: what takes the entries, on the thread of what happened and outside every lock. It may
  ///     use the container: what it resolves itself is not logged by it.
  /// - Returns: what ends the logging; dropping it does not.
  /// - Complexity: that of ``observe(slowerThan:_:)``, whatever the level.
  @discardableResult
  public func startLogging(
    from level: LogLevel = .info,
    slowerThan threshold: Duration? = nil,
    to log: @escaping @Sendable (ContainerLogEntry) -> Void = { $0.writeToStandardError() }
  ) -> ObservationToken {
    observe(slowerThan: threshold) { event in
      if event.logLevel >= level { log(ContainerLogEntry(event)) }
    }
  }
}
