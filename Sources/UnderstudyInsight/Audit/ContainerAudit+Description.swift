import Understudy

extension ContainerAudit: CustomStringConvertible {
  /// A line with the counts, then the failures, the findings and the registrations left out.
  public var description: String {
    var lines = [headline]
    lines += section("cannot be built", failures.map(\.description))
    lines += section("found", findings.map(\.description))
    lines += section("left out", leftOut.map(\.description))
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let warnings = findings.count { $0.severity == .warning }
    let notes = findings.count - warnings
    var numbers = ["\(resolvedCount) resolved"]
    if !failures.isEmpty { numbers.append(Self.count(failures.count, "failure")) }
    if warnings > 0 { numbers.append(Self.count(warnings, "warning")) }
    if notes > 0 { numbers.append(Self.count(notes, "note")) }
    if !leftOut.isEmpty { numbers.append("\(leftOut.count) left out") }
    let verdict = isClean ? "clean" : "not clean"
    return "Audit of container \"\(containerLabel ?? "unlabelled")\": \(verdict); "
      + numbers.joined(separator: ", ") + "."
  }

  private func section(_ title: String, _ texts: [String]) -> [String] {
    guard !texts.isEmpty else { return [] }
    let items = texts.map { text in
      "  - "
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n    ")
    }
    return ["\(title):"] + items
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
