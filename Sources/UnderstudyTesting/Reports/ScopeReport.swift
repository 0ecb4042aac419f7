import Understudy

/// The report of a test as a value, so that its text can be tested exactly.
struct ScopeReport: CustomStringConvertible {
  /// The most characters of a report.
  static let limit = 20_000
  static let entryLimit = 50
  static let containerLimit = 20

  let testName: String
  var remarks: [String] = []
  /// The containers, the oldest first, at most ``containerLimit``.
  let containers: [ContainerState]
  /// The number of older containers that are omitted.
  let untold: Int
  /// The journal's entries, the oldest first.
  let entries: [Journal.Entry]
  let dropped: Int
  /// The issues from outside the test's task that are not recorded yet.
  let issues: [ContainerIssue]

  var description: String {
    let parts = [heading, remarkText, containerText, journalText, issueText].compactMap(\.self)
    let text = parts.joined(separator: "\n\n") + "\n"
    guard text.count > Self.limit else { return text }
    let end = "\n… cut short\n"
    return text.prefix(Self.limit - end.count) + end
  }

  private var heading: String { "The containers of \(TestScope.inText(testName)):" }

  private var remarkText: String? { remarks.isEmpty ? nil : remarks.joined(separator: "\n") }

  private var containerText: String? {
    guard !containers.isEmpty else { return "No container: the test has opened none." }
    // The newest are closest to the failure.
    var parts = containers.reversed().map(\.description)
    if untold > 0 {
      parts.append("… and \(untold) older \(untold == 1 ? "container" : "containers")")
    }
    return parts.joined(separator: "\n\n")
  }

  private var journalText: String {
    guard !entries.isEmpty else { return "Journal: nothing was resolved." }
    var lines = ["Journal, newest first:"]
    for entry in entries.suffix(Self.entryLimit).reversed() {
      lines.append("  \(entry), \(entry.milliseconds)")
    }
    let older = max(0, entries.count - Self.entryLimit)
    if older > 0 { lines.append("  … and \(older) older \(older == 1 ? "entry" : "entries")") }
    if dropped > 0 { lines.append("  … and \(dropped) that were dropped") }
    return lines.joined(separator: "\n")
  }

  private var issueText: String? {
    guard !issues.isEmpty else { return nil }
    var lines = ["Recorded off the test's task:"]
    for issue in issues {
      lines.append("  \(issue.site): \(issue.message.indented)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Journal.Entry {
  /// The duration with three decimals, such as `0.125 ms`.
  fileprivate var milliseconds: String {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let decimals = String(microseconds % 1_000)
    let padding = String(repeating: "0", count: max(0, 3 - decimals.count))
    return "\(microseconds / 1_000).\(padding)\(decimals) ms"
  }
}

extension String {
  /// The text with all lines after the first one indented.
  var indented: String { replacing("\n", with: "\n  ") }
}
