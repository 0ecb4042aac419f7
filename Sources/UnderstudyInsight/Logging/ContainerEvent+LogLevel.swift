public import Understudy

extension ContainerEvent {
  /// The level at which the event is logged.
  ///
  /// | level | events |
  /// | --- | --- |
  /// | ``LogLevel/trace`` | registered, unregistered, an existing instance returned |
  /// | ``LogLevel/debug`` | an instance built; a scope opened or ended; a container closed |
  /// | ``LogLevel/debug`` | a resolve inside a factory failed: its caller receives the error |
  /// | ``LogLevel/info`` | reset, restored, frozen, a module configured |
  /// | ``LogLevel/warning`` | a slow resolve; an issue, such as a clean-up that failed |
  /// | ``LogLevel/error`` | a resolve failed; a module failed |
  ///
  /// So a failed resolve is logged as one error, however deep in the chain the cause is. A
  /// cancelled resolve is no event.
  ///
  /// ```swift
  /// container.observe { event in
  ///   if event.logLevel >= .error { print(ContainerLogEntry(event)) }
  /// }
  /// ```
  ///
  /// - Complexity: O(1); it makes no text.
  public var logLevel: LogLevel {
    switch kind {
    case .registered, .unregistered, .resolved(cacheHit: true): .trace
    case .resolved(cacheHit: false), .scopeOpened, .scopeEnded, .closed: .debug
    case .reset, .restored, .frozen, .moduleConfigured: .info
    case .slow, .issue: .warning
    // The factory may handle the error; if it does not, its own resolve fails too.
    case .failed where depth > 1: .debug
    case .failed, .moduleFailed: .error
    }
  }
}
