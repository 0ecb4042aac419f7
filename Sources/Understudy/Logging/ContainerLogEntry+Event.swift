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
    self.init(level: event.logLevel, message: event.logMessage, metadata: event.logMetadata)
  }
}

extension ContainerEvent {
  /// What happened, in one line.
  var logMessage: String {
    let key = key?.description ?? "the container"
    return switch kind {
    case .registered: "registered \(key)"
    case .unregistered: "unregistered \(key)"
    case .resolved(cacheHit: true): "resolved \(key)"
    case .resolved(cacheHit: false): "built \(key)"
    case .failed: "resolving \(key) failed: \(explanation?.headline ?? "")"
    case .slow: "resolving \(key) took \(duration.inMilliseconds)"
    case .reset: "reset \(key)"
    case .restored: "restored a snapshot"
    case .closed: "closed the container"
    case .frozen: "froze the container"
    case .scopeOpened(let scope): "opened scope \(scope)"
    case .scopeEnded(let scope): "ended scope \(scope)"
    case .moduleConfigured(let module): "configured module \(module)"
    // Their texts say what happened by themselves.
    case .moduleFailed, .problem: explanation?.headline ?? ""
    }
  }

  var logMetadata: [String: String] {
    var metadata = ["event": logName]
    metadata["key"] = key?.description
    metadata["container"] = containerLabel
    metadata["site"] = site?.description
    metadata["asker"] = asker?.description
    metadata["owner"] = owner?.description
    if depth > 0 {
      metadata["depth"] = "\(depth)"
      metadata["duration"] = duration.inMilliseconds
    }
    switch kind {
    case .scopeOpened(let scope), .scopeEnded(let scope): metadata["scope"] = "\(scope)"
    case .moduleConfigured(let module), .moduleFailed(let module, _):
      metadata["module"] = "\(module)"
    default: break
    }
    metadata["error"] = errorName
    let explanation = explanation
    metadata["details"] = explanation?.details
    metadata["fix"] = explanation?.fix
    return metadata
  }

  /// What was thrown, if it is about that.
  var error: (any Error)? {
    switch kind {
    case .failed(let error): error
    case .moduleFailed(_, let error): error
    default: nil
    }
  }

  private var errorName: String? {
    switch kind {
    case .failed(let error): error.kind.rawValue
    case .moduleFailed(_, let error): error.kind.rawValue
    default: nil
    }
  }

  private var explanation: LogText? {
    if case .problem(let text) = kind { return LogText(text) }
    return error.map { LogText("\($0)") }
  }

  private var logName: String {
    switch kind {
    case .registered: "registered"
    case .unregistered: "unregistered"
    case .resolved(let cacheHit): cacheHit ? "resolved" : "built"
    case .failed: "failed"
    case .slow: "slow"
    case .reset: "reset"
    case .restored: "restored"
    case .closed: "closed"
    case .frozen: "frozen"
    case .scopeOpened: "scopeOpened"
    case .scopeEnded: "scopeEnded"
    case .moduleConfigured: "moduleConfigured"
    case .moduleFailed: "moduleFailed"
    case .problem: "problem"
    }
  }
}
