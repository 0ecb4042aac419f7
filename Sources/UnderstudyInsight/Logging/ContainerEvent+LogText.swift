import Understudy

extension ContainerEvent {
  /// Returns the event as one line.
  func message(_ explanation: LogText?) -> String {
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
    // The texts of these describe the event by themselves.
    case .moduleFailed, .issue: explanation?.headline ?? ""
    }
  }

  /// Returns the event's metadata, as ``ContainerLogEntry/init(_:)`` lists it.
  func metadata(_ explanation: LogText?) -> [String: String] {
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
      metadata["module"] = module
    default: break
    }
    metadata["error"] = (error as? any NamedFailure)?.failureName
    metadata["details"] = explanation?.details
    metadata["fix"] = explanation?.fix
    return metadata
  }

  /// The error of the event, if there is one.
  var error: (any Error)? {
    switch kind {
    case .failed(let error): error
    case .moduleFailed(_, let error): error
    default: nil
    }
  }

  /// The text of a failure or an issue, without the lines that the entry contains already.
  ///
  /// - Complexity: that of the descriptions of errors that factories and modules throw.
  var explanation: LogText? {
    let text: String
    switch kind {
    case .failed(let error): text = error.description
    case .moduleFailed(_, let error): text = "\(error)"
    case .issue(let issue): text = issue
    default: return nil
    }
    let known = [
      containerLabel.map { "container: \"\($0)\"" },
      site.map { "resolved at \($0)" },
      site.map { "module at \($0)" },
    ]
    return LogText(text, without: known.compactMap(\.self))
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
    case .issue: "issue"
    }
  }
}
