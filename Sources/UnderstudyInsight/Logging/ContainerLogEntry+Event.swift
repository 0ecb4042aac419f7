public import Understudy

extension ContainerLogEntry {
  /// What is logged of an event.
  ///
  /// Its level is ``ContainerEvent/logLevel``. These names are in the metadata, each only where there is
  /// something to say:
  ///
  /// | name | value |
  /// | --- | --- |
  /// | `event` | `registered`, `unregistered`, `resolved` (it was there), `built`, `slow`, `failed`, `reset`, `restored`, `closed`, `frozen`, `scopeOpened`, `scopeEnded`, `moduleConfigured`, `moduleFailed`, `problem` |
  /// | `key` | the key it is about |
  /// | `container` | the label of the container it happened in |
  /// | `site` | where it was asked for or registered, `Module/File.swift:12` |
  /// | `duration` | of a resolve, in milliseconds: `0.042 ms` |
  /// | `depth` | of a resolve: 1 for an outermost one, more inside factories |
  /// | `asker` | the key whose factory asked |
  /// | `owner` | the owner of the wrapper that asked |
  /// | `scope`, `module` | which one |
  /// | `error` | ``ContainerError/kind`` or ``ModuleError/kind`` of what was thrown |
  /// | `details`, `fix` | of a failure or a problem: what else is known, and the way out |
  ///
  /// Instances are never described: they may hold secrets. Errors are, as those who threw them do.
  ///
  /// ```swift
  /// container.observe { event in print(ContainerLogEntry(event)) }
  /// ```
  public init(_ event: ContainerEvent) {
    let explanation = event.explanation
    self.init(
      level: event.logLevel,
      message: event.message(explanation),
      metadata: event.metadata(explanation)
    )
  }
}
