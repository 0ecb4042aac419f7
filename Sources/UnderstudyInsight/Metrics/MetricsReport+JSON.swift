import Understudy

extension MetricsReport {
  /// The whole report as JSON, with every key and the site of each slow resolve.
  ///
  /// Durations are in seconds, shares from 0 to 1, and members have a fixed order. The start is
  /// omitted, as its instant has no meaning in another process.
  public var json: String { jsonValue.text }

  package var jsonValue: JSONValue {
    let kinds = ContainerError.Kind.allCases.compactMap { kind in
      failuresByKind[kind].map { ("\(kind)", JSONValue.integer($0)) }
    }
    return .object([
      ("container", JSONValue(containerLabel)),
      ("period", JSONValue(seconds: period)),
      ("totals", totals.jsonValue),
      ("failuresByKind", .object(kinds)),
      ("durations", durations.jsonValue),
      ("missDurations", missDurations.jsonValue),
      ("slowest", .array(slowest.map(\.jsonValue))),
      ("keys", .array(keys.map(\.jsonValue))),
      ("others", others.jsonValue),
      ("resets", .integer(resets)),
      ("issues", .integer(issues)),
    ])
  }
}

extension MetricsReport.Counts {
  fileprivate var jsonMembers: [(String, JSONValue)] {
    [
      ("resolutions", .integer(resolutions)),
      ("hits", .integer(hits)),
      ("misses", .integer(misses)),
      ("hitRate", .number(hitRate)),
      ("nested", .integer(nested)),
      ("failures", .integer(failures)),
      ("outermostFailures", .integer(outermostFailures)),
      ("averageDuration", JSONValue(seconds: averageDuration)),
      ("longestDuration", JSONValue(seconds: longestDuration)),
    ]
  }

  fileprivate var jsonValue: JSONValue { .object(jsonMembers) }
}

extension MetricsReport.Durations {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("count", .integer(count)),
      ("average", JSONValue(seconds: average)),
      ("p50", JSONValue(seconds: p50)),
      ("p95", JSONValue(seconds: p95)),
      ("p99", JSONValue(seconds: p99)),
      ("longest", JSONValue(seconds: longest)),
    ])
  }
}

extension MetricsReport.SlowResolve {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("key", .string("\(key)")),
      ("duration", JSONValue(seconds: duration)),
      ("depth", .integer(depth)),
      ("wasBuilt", .bool(wasBuilt)),
      ("container", JSONValue(containerLabel)),
      ("site", JSONValue(site.map { "\($0)" })),
    ])
  }
}

extension MetricsReport.KeyEntry {
  fileprivate var jsonValue: JSONValue {
    .object([("key", .string("\(key)"))] + counts.jsonMembers)
  }
}
