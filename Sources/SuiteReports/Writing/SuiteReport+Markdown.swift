extension SuiteReport {
  /// Returns a summary for the page of a CI job: totals, and the first entries of each list.
  ///
  /// - Parameters:
  ///   - comparison: the differences from another report.
  ///   - limit: how many entries of a list are shown.
  /// - Complexity: O(n) in the size of the report.
  package func markdown(_ comparison: ReportComparison? = nil, limit: Int = 10) -> String {
    var summary = MarkdownSummary(limit: limit)
    summary.addTotals(SuiteTotals(of: self), of: self)
    let findings = SuiteFindings(of: self)
    summary.add("Processes that died", findings.died) { process in
      let running = process.running.map(MarkdownText.code)
      let shown = running.prefix(3).joined(separator: ", ")
      let more = running.count > 3 ? " and \(running.count - 3) more" : ""
      return MarkdownText.code(process.name)
        + (running.isEmpty ? ": no test was running" : ": \(shown)\(more) ran")
    }
    summary.add("Live services that tests used", findings.live) {
      MarkdownSummary.line($0, MarkdownText.code($0.subject.key), $0.subject.site)
        + ($0.subject.decision == .allowed ? " (allowed)" : "")
    }
    summary.add("Refused calls", findings.refused) {
      MarkdownSummary.line($0, MarkdownText.code($0.subject.key), $0.subject.site)
    }
    summary.add("Unregistered keys", findings.unregistered) {
      MarkdownSummary.line($0, MarkdownText.code($0.subject), nil)
    }
    summary.add("Doubles that were never used", findings.unusedDoubles) {
      let key = MarkdownText.code($0.subject.key)
      let double = $0.subject.double.map { "\(MarkdownText.code($0)) for \(key)" } ?? key
      return MarkdownSummary.line($0, double, $0.subject.site)
    }
    summary.add("Overrides that nothing saw", findings.unseenOverrides) {
      MarkdownSummary.line($0, MarkdownText.code($0.subject.key), $0.subject.site)
    }
    summary.add("Leaks", findings.leaks) {
      let site = $0.leak.site.map { " at \(MarkdownText.code($0))" } ?? ""
      return "\(MarkdownSummary.name(of: $0.leak))\(site): \(MarkdownText.code($0.test))"
    }
    summary.addSlowest(findings.slowest)
    summary.add("Problems in the files", problems) {
      "\(MarkdownText.code($0.place)): \($0.message) Fix: \($0.fix)"
    }
    if let comparison { summary.add(comparison) }
    return summary.text
  }
}

/// A summary in Markdown, section by section; sections without entries are left out.
private struct MarkdownSummary {
  let limit: Int
  private(set) var text = "# What the tests used\n"

  init(limit: Int) { self.limit = limit }

  mutating func addTotals(_ totals: SuiteTotals, of report: SuiteReport) {
    let counted = MarkdownText.counted
    text += "\n\(counted(totals["tests"], "test", nil)) "
    text += "(\(counted(totals["cases"], "case", nil))) in "
    text += "\(counted(totals["processes"], "process", "processes")), "
    text += "\(counted(totals["keys"], "key", nil)). "
    text += "The tests ran for \(MarkdownText.duration(totals.elapsed)); added up, "
    text += "their cases took \(MarkdownText.duration(totals.duration)), "
    text += "of which factories \(MarkdownText.duration(totals.building)).\n\n"
    let columns: [(title: String, name: String)] = [
      ("live", "testsWithLive"), ("refused", "testsWithRefused"),
      ("unregistered", "testsWithUnregistered"), ("unused doubles", "unusedDoubles"),
      ("unseen overrides", "unseenOverrides"), ("leaks", "leaks"), ("died", "died"),
      ("issues", "issues"), ("warnings", "warnings"),
    ]
    text += "| \(columns.map(\.title).joined(separator: " | ")) |\n"
    text += "|\(String(repeating: " ---: |", count: columns.count))\n"
    text += "| \(columns.map { String(totals[$0.name]) }.joined(separator: " | ")) |\n"
  }

  mutating func add<Entry>(_ title: String, _ entries: [Entry], _ line: (Entry) -> String) {
    guard !entries.isEmpty else { return }
    text += "\n## \(title) (\(entries.count))\n\n"
    for entry in entries.prefix(limit) { text += "- \(line(entry))\n" }
    if entries.count > limit { text += "- and \(entries.count - limit) more\n" }
  }

  mutating func addSlowest(_ keys: [KeySummary]) {
    guard !keys.isEmpty else { return }
    text +=
      "\n## Slowest to build\n\n| key | in all | builds | each |\n| --- | ---: | ---: | ---: |\n"
    for key in keys.prefix(limit) {
      let name = MarkdownText.code(key.key).replacing("|", with: "\\|")
      text += "| \(name) | \(MarkdownText.duration(key.building)) | \(key.builds) "
      text += "| \(MarkdownText.duration(key.secondsPerBuild)) |\n"
    }
  }

  mutating func add(_ comparison: ReportComparison) {
    guard !comparison.isEmpty else {
      text += "\n## Since the other report\n\nNothing has changed.\n"
      return
    }
    let code = MarkdownText.code
    add("Live since the other report", comparison.becameLive) {
      "\(code($0.key)): \(code($0.test))"
    }
    add("No longer live", comparison.noLongerLive) { "\(code($0.key)): \(code($0.test))" }
    add("Slower to build than in the other report", comparison.slower) {
      "\(code($0.key)): \(MarkdownText.duration($0.before)) → \(MarkdownText.duration($0.after))"
    }
    add("New tests", comparison.newTests, code)
    add("Tests that are gone", comparison.goneTests, code)
    add("New keys", comparison.newKeys, code)
    add("Keys that are gone", comparison.goneKeys, code)
  }

  /// Returns what outlived a test: its key, its type and its container, as far as they are known.
  static func name(of leak: Leak) -> String {
    let container = MarkdownText.code(leak.container)
    guard let key = leak.key ?? leak.object else { return container }
    let type = leak.object.flatMap { $0 == key ? nil : " (\(MarkdownText.code($0)))" } ?? ""
    return "\(MarkdownText.code(key))\(type) of \(container)"
  }

  /// Returns a line that names a subject, its site and its tests.
  static func line<Subject>(
    _ entry: SuiteFindings.Entry<Subject>,
    _ subject: String,
    _ site: String?
  ) -> String {
    let place = site.map { " at \(MarkdownText.code($0))" } ?? ""
    let shown = entry.tests.prefix(3).map(MarkdownText.code).joined(separator: ", ")
    let more = entry.tests.count > 3 ? " and \(entry.tests.count - 3) more" : ""
    return "\(subject)\(place): \(shown)\(more)"
  }
}
