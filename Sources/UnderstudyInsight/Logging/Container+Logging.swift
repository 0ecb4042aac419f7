public import Understudy

extension Container {
  /// Logs the events of this container and its children and scopes, from a given level up.
  ///
  /// A container logs nothing until you call this. Without a closure the entries are written to
  /// standard error, a line each:
  ///
  /// ```swift
  /// let logging = container.startLogging(from: .debug, slowerThan: .milliseconds(5))
  /// _ = try container.resolve(SeatMap.self)
  /// // Understudy debug: built SeatMap (container: app, depth: 1, duration: 1.203 ms, …)
  /// logging.cancel()
  /// ```
  ///
  /// ``ContainerEvent/logLevel`` lists the level of each event, and ``ContainerLogEntry/init(_:)``
  /// the contents of an entry. Forks are not logged with their origin. Several loggings of one
  /// container are independent.
  ///
  /// - Parameters:
  ///   - level: the lowest level that is logged; no text is made for events below it.
  ///   - threshold: resolves that take longer are also logged as a warning.
  ///   - log: receives the entries, on the thread of the event and outside every lock. It may use
  ///     the container: its own resolves are not logged.
  /// - Returns: a token that ends the logging; releasing it does not.
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
