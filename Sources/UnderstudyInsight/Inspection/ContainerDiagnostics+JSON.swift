import Understudy

extension ContainerDiagnostics {
  /// The diagnostics as JSON: counts, a member for each key with its site, and the ancestors.
  ///
  /// Members have a fixed order; absent values are 0, `null` or empty.
  public var json: String { jsonValue.text }

  package var jsonValue: JSONValue { .object(members + [("ancestors", above)]) }

  private var above: JSONValue { .array(ancestors.map { .object($0.members) }) }

  private var members: [(String, JSONValue)] {
    [
      ("container", JSONValue(label)),
      ("state", .string(state.rawValue)),
      ("counts", counts.jsonValue),
      ("building", .array(building.map { .string("\($0)") })),
      ("frozenAt", JSONValue(frozenAt.map { "\($0)" })),
      ("modules", .array(modules.map { .string($0) })),
      ("failedModules", .array(failedModules.map { .string($0) })),
      ("keys", .array(entries.map(\.jsonValue))),
    ]
  }
}

extension ContainerDiagnostics.Counts {
  var jsonValue: JSONValue {
    let kinds = scoped.sorted { $0.key.description < $1.key.description }
    let numbers: [(String, Int)] = [
      ("ready", ready), ("pools", pools), ("live", live), ("asynchronous", asynchronous),
      ("onMainActor", onMainActor), ("poisoned", poisoned), ("built", built),
      ("weakAlive", weakAlive), ("weakReleased", weakReleased), ("building", building),
      ("superseded", superseded), ("waitingForCleanup", waitingForCleanup), ("children", children),
      ("openScopes", openScopes), ("observers", observers),
    ]
    return .object(
      [
        ("registrations", .integer(registrations)),
        ("singleton", .integer(singletons)),
        ("transient", .integer(transients)),
        ("weak", .integer(weak)),
        ("graph", .integer(graph)),
        ("scoped", .object(kinds.map { ($0.key.description, .integer($0.value)) })),
      ] + numbers.map { ($0.0, .integer($0.1)) }
    )
  }
}

extension ContainerDiagnostics.Entry {
  var jsonValue: JSONValue {
    .object([
      ("key", .string("\(key)")),
      ("lifetime", .string("\(lifetime)")),
      ("state", .string(state.rawValue)),
      ("origin", .string(origin.rawValue)),
      ("live", .bool(isLive)),
      ("asynchronous", .bool(isAsynchronous)),
      ("mainActor", .bool(isOnMainActor)),
      ("pool", .bool(isPool)),
      ("site", .string("\(site)")),
      ("defect", JSONValue(defect)),
    ])
  }
}
