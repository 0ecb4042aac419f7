public import Understudy

extension ContainerEvent {
  /// How much it matters in a log.
  ///
  /// | level | what happened |
  /// | --- | --- |
  /// | ``LogLevel/trace`` | registered, unregistered, an instance handed out that was there |
  /// | ``LogLevel/debug`` | an instance built; a scope opened or ended; a container closed |
  /// | ``LogLevel/debug`` | a resolve inside a factory failed: whoever asked for that factory hears of it |
  /// | ``LogLevel/info`` | reset, restored, frozen, a module configured |
  /// | ``LogLevel/warning`` | a slow resolve; a problem, such as a clean-up that failed |
  /// | ``LogLevel/error`` | a resolve failed; a module failed |
  ///
  /// So one resolve that fails is one error, however deep in the chain the cause is. A cancelled one is
  /// no event.
  ///
  /// ```swift
  /// container.observe { event in
  ///   if event.logLevel >= .error { print(ContainerLogEntry(event)) }
  /// }
  /// ```
  ///
  /// - Complexity: O(1); no text is made.
  public var logLevel: LogLevel {
    switch kind {
    case .registered, .unregistered, .resolved(cacheHit: true): .trace
    case .resolved(cacheHit: false), .scopeOpened, .scopeEnded, .closed: .debug
    case .reset, .restored, .frozen, .moduleConfigured: .info
    case .slow, .problem: .warning
    // Its factory may do without; if not, the resolve that asked for that one fails too.
    case .failed where depth > 1: .debug
    case .failed, .moduleFailed: .error
    }
  }
}
