public import Understudy
public import UnderstudyInsight
public import UnderstudyTesting

extension Container {
  /// Records the log of this container and its children and scopes in a logger.
  ///
  /// ```swift
  /// let logger = RecordingLogger()
  /// container.startLogging(to: logger)
  /// _ = try container.resolve(SeatMap.self)
  /// #expect(logger.entries.map(\.message) == ["built SeatMap"])
  /// ```
  ///
  /// - Parameters:
  ///   - logger: the logger that keeps the entries; it keeps none below the level
  ///     it was made with, and no text is made for them.
  ///   - level: the lowest level to pass to it.
  ///   - threshold: resolves that take longer are also logged as a warning.
  /// - Returns: a token that ends the logging; releasing it does not.
  @discardableResult
  public func startLogging(
    to logger: RecordingLogger,
    from level: LogLevel = .trace,
    slowerThan threshold: Duration? = nil
  ) -> ObservationToken {
    observe(slowerThan: threshold) { event in
      guard event.logLevel >= level, RecordingLogger.Level(event.logLevel) >= logger.lowestLevel
      else {
        return
      }
      logger.record(ContainerLogEntry(event))
    }
  }
}

extension RecordingLogger {
  /// Records an entry of a container's log, if its level is high enough.
  ///
  /// ```swift
  /// container.startLogging { entry in
  ///   entry.writeToStandardError()
  ///   logger.record(entry)
  /// }
  /// ```
  ///
  /// - Parameter entry: the entry to record.
  /// - Complexity: O(1), amortised.
  public func record(_ entry: ContainerLogEntry) {
    record(Level(entry.level), entry.message, metadata: entry.metadata)
  }
}

extension RecordingLogger.Level {
  /// Makes the level of the same name, as for a logger that keeps what a container logs.
  ///
  /// ```swift
  /// let logger = RecordingLogger(minimumLevel: .init(LogLevel.warning))
  /// ```
  ///
  /// - Parameter level: the level of the container's log.
  public init(_ level: LogLevel) {
    self =
      switch level {
      case .trace: .trace
      case .debug: .debug
      case .info: .info
      case .notice: .notice
      case .warning: .warning
      case .error: .error
      case .critical: .critical
      }
  }
}
