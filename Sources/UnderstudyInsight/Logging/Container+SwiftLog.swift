#if Logging
  public import Logging

  extension Container {
    /// Tells a logger of swift-log what happens here and in the children and scopes of this container.
    ///
    /// It comes with the trait `Logging`: `.package(url: …, traits: ["Logging"])`.
    ///
    /// ```swift
    /// let logging = container.startLogging(to: Logger(label: "box-office"), from: .debug)
    /// logging.cancel()
    /// ```
    ///
    /// The levels are those of ``ContainerEvent/logLevel``, the metadata that of
    /// ``ContainerLogEntry/init(_:)``. The source is `Understudy`; file and line are where something was
    /// asked for or registered. What was thrown goes along as the error.
    ///
    /// - Parameters:
    ///   - logger: what is told. Its own metadata and provider count as ever.
    ///   - level: stands for the logger's own level, which stays as it is for others; `nil` for that
    ///     of the logger. Nothing is made for what is below it.
    ///   - threshold: resolves that take longer are logged once more, as a warning.
    /// - Returns: what ends the logging; dropping it does not.
    /// - Complexity: that of ``observe(slowerThan:_:)``, whatever the level.
    @discardableResult
    public func startLogging(
      to logger: Logger,
      from level: LogLevel? = nil,
      slowerThan threshold: Duration? = nil
    ) -> ObservationToken {
      var logger = logger
      if let level { logger.logLevel = Logger.Level(level) }
      let told = logger
      return observe(slowerThan: threshold) { event in
        // There are back ends whose level nobody can change.
        if event.logLevel >= level ?? .trace { told.log(event) }
      }
    }
  }

  extension Logger {
    fileprivate func log(_ event: ContainerEvent) {
      lazy var entry = ContainerLogEntry(event)
      log(
        level: Level(event.logLevel),
        "\(entry.message)",
        error: event.error,
        metadata: entry.metadata.mapValues { .string($0) },
        source: "Understudy",
        file: event.site?.fileID ?? #fileID,
        function: "",
        line: event.site?.line ?? #line
      )
    }
  }

  extension Logger.Level {
    /// The level of the same name.
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
#endif
