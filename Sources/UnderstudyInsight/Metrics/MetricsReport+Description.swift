import Understudy

extension MetricsReport: CustomStringConvertible {
  /// Several lines: counts, durations, the slowest resolves with their sites, the ten keys resolved
  /// most often.
  public var description: String {
    let name = containerLabel.map { "container \"\($0)\"" } ?? "an unlabelled container"
    return
      (["Metrics of \(name), \(period.brief):"] + countLines + durationLines + slowLines + keyLines)
      .joined(separator: "\n  ")
  }

  private var countLines: [String] {
    let kinds = ContainerError.Kind.allCases.compactMap { kind in
      failuresByKind[kind].map { "\(kind) \($0)" }
    }
    let failed = failures == 0 ? "" : " (outermost \(outermostFailures)): "
    return [
      "resolutions: \(resolutions) (hits \(hits), misses \(misses), nested \(nested))",
      "hit rate: \(Self.percent(hitRate))",
      "failures: \(failures)\(failed)\(kinds.joined(separator: ", "))",
      "resets: \(resets), issues: \(issues)",
    ]
  }

  private var durationLines: [String] {
    ["durations: \(durations)", "of misses: \(missDurations)"]
  }

  private var slowLines: [String] {
    slowest.isEmpty ? [] : ["slowest:"] + slowest.map { "  \($0)" }
  }

  private var keyLines: [String] {
    guard !keys.isEmpty || others.asked > 0 else { return [] }
    var lines = ["keys:"] + keys.prefix(10).map { "  \($0)" }
    if keys.count > 10 { lines.append("  … and \(keys.count - 10) more") }
    if others.asked > 0 { lines.append("  others: \(others)") }
    return lines
  }

  /// Formats a share with one digit after the point; only all of them are 100 %, and only none are
  /// 0 %.
  private static func percent(_ share: Double) -> String {
    var tenths = Int((share * 1_000).rounded())
    if share < 1 { tenths = min(tenths, 999) }
    if share > 0 { tenths = max(tenths, 1) }
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension MetricsReport.Counts: CustomStringConvertible {
  /// The counts on one line.
  public var description: String {
    "hits \(hits), misses \(misses), failures \(failures), "
      + "average \(averageDuration.brief), longest \(longestDuration.brief)"
  }
}

extension MetricsReport.Durations: CustomStringConvertible {
  /// The durations on one line.
  public var description: String {
    "average \(average.brief), p50 \(p50.brief), p95 \(p95.brief), p99 \(p99.brief), "
      + "longest \(longest.brief)"
  }
}

extension MetricsReport.SlowResolve: CustomStringConvertible {
  /// The resolve on one line.
  public var description: String {
    let label = containerLabel.map { ", container \"\($0)\"" } ?? ""
    let place = site.map { ", at \($0)" } ?? ""
    return "\(duration.brief): \(key) \(wasBuilt ? "built" : "hit"), depth \(depth)\(label)\(place)"
  }
}

extension MetricsReport.KeyEntry: CustomStringConvertible {
  /// The key and its counts on one line.
  public var description: String { "\(key): \(counts)" }
}
