public import Understudy

extension ContainerLogEntry {
  /// Makes the log entry of an event.
  ///
  /// The level is ``ContainerEvent/logLevel``. The metadata uses these names, and omits those that
  /// do not apply:
  ///
  /// | name | value |
  /// | --- | --- |
  /// | `event` | `registered`, `unregistered`, `resolved` (it existed), `built`, `slow`, `failed`, `reset`, `restored`, `closed`, `frozen`, `scopeOpened`, `scopeEnded`, `moduleConfigured`, `moduleFailed`, `issue` |
  /// | `key` | the key of the event |
  /// | `container` | the label of the container of the event |
  /// | `site` | the site of the resolve or registration, `Module/File.swift:12` |
  /// | `duration` | of a resolve, in milliseconds: `0.042 ms` |
  /// | `depth` | of a resolve: 1 for an outermost one, more inside factories |
  /// | `asker` | the key whose factory called resolve |
  /// | `owner` | the owner of the wrapper that was read |
  /// | `scope`, `module` | its name |
  /// | `error` | ``ContainerError/kind`` or ``ModuleError/kind`` of the error |
  /// | `details`, `fix` | of a failure or an issue: further facts, and the fix |
  ///
  /// Instances are never described, since they may hold secrets. Errors are, as their types
  /// describe them.
  ///
  /// ```swift
  /// container.observe { event in print(ContainerLogEntry(event)) }
  /// ```
  ///
  /// - Parameter event: the event that an observer received.
  public init(_ event: ContainerEvent) {
    let explanation = event.explanation
    self.init(
      level: event.logLevel,
      message: event.message(explanation),
      metadata: event.metadata(explanation)
    )
  }
}
