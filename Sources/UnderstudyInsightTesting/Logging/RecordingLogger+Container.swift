public import Understudy
public import UnderstudyInsight
public import UnderstudyTesting

extension Container {
  /// Lets a logger keep what happens here and in the children and scopes of this container.
  ///
  /// ```swift
  /// let logger = RecordingLogger()
  /// container.startLogging(to: logger)
  /// _ = try container.resolve(SeatMap.self)
  /// #expect(logger.entries.map(\.message) == ["built SeatMap"])
  /// ```
  ///
  /// - Parameters:
  ///   - logger: what keeps the entries; below its
  ///     ``RecordingLogger/minimumLevel`` it keeps none, and nothing is made for them.
  ///   - level: the lowest that it is told.
  ///   - threshold: resolves that take longer are logged once more, as a warning.
  /// - Returns: what ends the logging; dropping it does not.
  @discardableResult
  public func startLogging(
    to logger: RecordingLogger,
    from level: LogLevel = .trace,
    slowerThan threshold: Duration? = nil
  ) -> ObservationToken {
    observe(slowerThan: threshold) { event in
      guard event.logLevel >= level, RecordingLogger.Level(event.logLevel) >= logger.minimumLevel else {
        return
      }
      logger.record(ContainerLogEntry(event))
    }
  }
}

extension RecordingLogger {
  /// Keeps an entry of a container's log, if its level is high enough.
  ///
  /// ```swift
  /// container.startLogging { entry in
  ///   entry.writeToStandardError()
  ///   logger.record(entry)
  /// }
  /// ```
  ///
  /// - Complexity: O(1), amortised.
  public func record(_ entry: ContainerLogEntry) {
    record(Level(entry.level), entry.message, metadata: entry.metadata)
  }
}

extension RecordingLogger.Level {
  fileprivate init(_ level: LogLevel) {
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
