#if Logging
  public import Logging
  public import Understudy

  extension Container {
    /// Logs the events of this container and its children and scopes to a swift-log logger.
    ///
    /// It requires the trait `Logging`: `.package(url: …, traits: ["Logging"])`.
    ///
    /// ```swift
    /// let logging = container.startLogging(to: Logger(label: "box-office"), from: .debug)
    /// logging.cancel()
    /// ```
    ///
    /// The levels are those of ``ContainerEvent/logLevel``, the metadata that of
    /// ``ContainerLogEntry/init(_:)``. The source is `Understudy`; file and line are those of the
    /// resolve or registration. A thrown error is passed along as the error.
    ///
    /// - Parameters:
    ///   - logger: the logger that receives the entries. Its own metadata and provider apply as
    ///     usual.
    ///   - level: replaces the logger's own level, which stays the same for other uses; `nil` for
    ///     the logger's level. No text is made for events below it.
    ///   - threshold: resolves that take longer are also logged as a warning.
    /// - Returns: a token that ends the logging; releasing it does not.
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
        // Some back ends do not let anyone change their level.
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
    /// The swift-log level of the same name.
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
