extension ContainerError: CustomStringConvertible {
  /// The error as text: what happened, where, the chain, near misses and how to fix it; several
  /// lines.
  public var description: String {
    description(placing: verb)
  }

  /// Returns the text for a caller that has done something else than resolve.
  ///
  /// - Parameters:
  ///   - verb: what was done at the line that failed, such as `configured`; `nil` for what
  ///     usually is.
  ///   - remedy: the fix; `nil` for the error's own.
  package func description(placing verb: String? = nil, fix remedy: String? = nil) -> String {
    ([headline] + details(placing: verb) + ["fix: \(remedy ?? self.remedy)"])
      .joined(separator: "\n  ")
  }

  package var headline: String {
    let key = context.reportedKey
    return switch self {
    case .dependencyNotRegistered: "Nothing is registered for \(key)."
    case .circularDependency: "\(key) depends on itself."
    case .typeCastFailed(_, let expected, let actual):
      "The instance registered for \(key) is a \(actual), which is not a \(expected)."
    case .factoryFailed(_, let underlying): "The factory of \(key) failed: \(underlying)"
    case .depthExceeded:
      "The chain of \(context.chain.count) factories is too deep for the stack of this thread."
    case .weakUnsupported: "\(key) is registered as weak, but its instance is not an object."
    case .containerUnavailable where context.isFreed:
      "Cannot resolve \(key): the container of the object that asks for it has been freed."
    case .containerUnavailable:
      if let failed = context.failedKey {
        "Cannot resolve \(failed): no container is current here."
      } else {
        "No container is current here."
      }
    case .requiresAsync: "\(key) can only be built by asynchronous code."
    case .containerClosed:
      if let failed = context.failedKey {
        "Container \(quotedLabel) is closed; it cannot resolve \(failed)"
          + (context.test?.lackedKey == true ? ", for which nothing was registered in it." : ".")
      } else {
        "Container \(quotedLabel) is closed."
      }
    case .duplicateRegistration where context.declaredAt != nil:
      "\(key) is declared by two typed keys; without names they are one dependency."
    case .duplicateRegistration: "\(key) is registered twice in one batch."
    case .invalidPoolSize(_, let maximum):
      "\(key) has a maximum of \(maximum)."
    case .blockedByFirewall:
      if let detour = context.live?.detour {
        ContainerError.headline(of: detour, key)
      } else {
        "\(key) is live, and no test double replaces it."
      }
    case .bootstrapRefused where context.isRunning:
      "The process's default container, \(quotedLabel), is being set by another bootstrap."
    case .bootstrapRefused where context.failedKey != nil:
      "\(key) was registered before the bootstrap, which would drop it."
    case .bootstrapRefused: "The process already has a default container, \(quotedLabel)."
    case .validationFailed(_, let failures):
      "\(failures.count == 1 ? "1 key" : "\(failures.count) keys") of container \(quotedLabel) "
        + "cannot be resolved."
    case .timedOut(_, _, let limit) where context.lentAt?.isEmpty == true:
      "No \(key) became available in its pool within \(limit): all its instances are being created "
        + "or discarded."
    case .timedOut(_, _, let limit) where context.lentAt != nil:
      "No \(key) was returned to its pool within \(limit), and all its instances are in use."
    case .timedOut(_, _, let limit):
      "\(key) has not been built within \(limit); its factory is still running elsewhere."
    case .snapshotOfAnotherContainer: "The snapshot was not taken from container \(quotedLabel)."
    case .containerFrozen:
      if let late = context.failedKey {
        "The registration of \(late) was refused: container \(quotedLabel) is frozen."
      } else {
        "Container \(quotedLabel) is frozen."
      }
    case .scopeNotOpen(_, let kind, nil, _) where isNeededOutside:
      "\(key) lives in a scope of kind \(kind), but \(asker), which needs it, is built outside of one."
    case .scopeNotOpen(_, let kind, nil, _):
      "\(key) lives in a scope of kind \(kind), and none is open here."
    case .scopeNotOpen(_, _, let id?, _): "Scope \(id) is not open."
    case .scopeAlreadyOpen(_, let id) where context.isRunning: "Scope \(id) is being opened."
    case .scopeAlreadyOpen(_, let id): "Scope \(id) is already open."
    }
  }

  /// The lines of the text between the first one and the fix.
  ///
  /// - Parameters:
  ///   - verb: what was done at the line that failed; by default what usually is.
  ///   - isHandedOut: whether the caller gets the instance that the error is about.
  func details(placing verb: String? = nil, isHandedOut: Bool = false) -> [String] {
    var lines: [String] = []
    if let site = context.resolvedAt { lines.append("\(verb ?? self.verb) at \(site)") }
    if let site = context.outermostSite { lines.append("for the resolve at \(site)") }
    if let site = context.declaredAt { lines.append("\(declared) at \(site)") }
    if let site = context.registeredAt { lines.append("\(registrant)\(origin) at \(site)") }
    if let sites = context.lentAt {
      lines += sites.map { "borrowed at \($0) and not returned" }
    } else if case .timedOut(_, let builder, _) = self {
      lines.append("being built for the resolve at \(builder)")
    }
    if case .duplicateRegistration(_, let other) = self {
      lines.append("\(context.declaredAt == nil ? "registered" : "declared") again at \(other)")
    }
    if case .containerFrozen(_, let site) = self { lines.append("frozen at \(site)") }
    if case .containerClosed = self {
    } else if case .containerFrozen = self {
    } else if case .bootstrapRefused = self {
    } else if case .validationFailed = self {
    } else if context.isWithoutBootstrap {
      lines.append("container: the process default, which no bootstrap has set up")
    } else if let label = context.label {
      lines.append(
        "container: \"\(label)\""
          + (context.test?.isEmpty == true ? ", in which nothing is registered" : "")
      )
    }
    if let owner = context.defaultOwner {
      lines.append(
        "the process default \"\(owner.label)\" has it, registered at \(owner.site); while tests run, "
          + "it is not used"
      )
    }
    if let escape = context.escape {
      lines.append(
        escape.refusedDefault.map {
          "while tests run, the process default \"\($0)\" is not used"
        }
          ?? (escape.isOfTest
            ? "this test has no container"
            : "tests are running, but this code is not on the task of a test that has a container")
      )
    }
    if context.chain.count > 1 {
      lines.append("chain: \(ContainerError.render(context.chain))")
    }
    if let instance = context.builtFromIt {
      lines.append(
        isHandedOut
          ? "\(instance) was built from it before"
          : "\(instance) was built with the live \(context.reportedKey) outside this container, so it "
            + "is not handed out"
      )
    }
    if let (key, site) = context.live?.similar {
      lines.append("the test registers \(key), at \(site), and not \(context.reportedKey)")
    }
    if case .dependencyNotRegistered(_, let nearMisses) = self {
      if !context.names.isEmpty {
        lines.append("names registered for this type: \(context.names.joined(separator: ", "))")
      }
      if !nearMisses.isEmpty {
        lines.append(
          "did you mean: \(nearMisses.map(\.description).joined(separator: ", "))"
        )
      }
    }
    if case .scopeNotOpen(_, _, _, let open) = self {
      let names = open.map(\.description).joined(separator: ", ")
      lines.append(open.isEmpty ? "no scope is open" : "open scopes: \(names)")
    }
    if case .validationFailed(_, let failures) = self {
      lines += failures.map { "- " + $0.headline + $0.chainInOneLine + $0.whereToFix }
    }
    return lines
  }

  private var chainInOneLine: String {
    context.chain.count > 1 ? " (\(ContainerError.render(context.chain)))" : ""
  }

  /// A line below a failure in a list, with the registration or the resolve that causes it.
  private var whereToFix: String {
    if let site = context.registeredAt { return "\n    \(origin) at \(site)" }
    guard context.chain.count > 1, let site = context.resolvedAt else { return "" }
    return "\n    \(verb) at \(site)"
  }

  private var declared: String {
    if case .blockedByFirewall = self { "declared as live" } else { "declared" }
  }

  private var verb: String {
    switch self {
    case .bootstrapRefused: "bootstrapped"
    case .timedOut where context.lentAt != nil: "requested"
    case .scopeNotOpen(_, _, .some, _): "requested"
    case .containerClosed where context.failedKey == nil: "used"
    case .containerUnavailable where context.failedKey == nil: "used"
    case .scopeAlreadyOpen: "opened again"
    case .validationFailed: "validated"
    case .snapshotOfAnotherContainer: "restored"
    default: "resolved"
    }
  }

  /// The key of the earlier line, where it might be taken for that of the key that needs it.
  private var registrant: String {
    switch self {
    case .requiresAsync where context.chain.count > 1: "\(context.reportedKey) "
    case .scopeNotOpen where isNeededOutside: "\(context.reportedKey) "
    default: ""
    }
  }

  /// The event at the earlier line.
  private var origin: String {
    switch self {
    case .bootstrapRefused where context.failedKey != nil: "registered"
    case .bootstrapRefused: context.isRunning ? "begun" : "set"
    case .blockedByFirewall where context.isUnmarked:
      "counts as live, because the mock was made over a container that registers it,"
    case .blockedByFirewall: "registered as live"
    case .scopeAlreadyOpen: context.isRunning ? "begun" : "opened"
    default: "registered"
    }
  }

  private var quotedLabel: String { "\"\(context.label ?? "unlabelled")\"" }
}
