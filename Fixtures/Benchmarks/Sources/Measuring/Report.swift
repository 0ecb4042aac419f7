/// All findings, by group, as text.
public struct Report: Sendable {
  /// The findings of one group.
  public struct Group: Sendable {
    let name: String
    let findings: [Finding]

    public init(_ name: String, _ findings: [Finding]) {
      self.name = name
      self.findings = findings
    }
  }

  let groups: [Group]

  public init(_ groups: [Group]) { self.groups = groups }

  private var findings: [Finding] { groups.flatMap(\.findings) }

  /// The last line of every report. Rows without a reach do not count.
  public var summary: String {
    let judged = findings.compactMap(\.isReached)
    return "reached \(judged.count(where: { $0 })) of \(judged.count) rows"
  }

  /// Limits that are slower than they may be.
  public var brokenLimits: [String] { findings.compactMap(\.brokenLimit) }

  /// Aligned columns, the first to the left and the others to the right.
  public var plainText: String {
    let lines = [Finding.header] + findings.map(\.cells)
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
    let table = lines.map { cells in
      cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + padding : padding + cells[column]
      }
      .joined(separator: "  ")
    }
    let notes = ["median of \(Meter.runs) runs, least to most in brackets"] + brokenLimits
    return (table + notes + [summary]).joined(separator: "\n")
  }

  /// One Markdown table for each group.
  public var markdown: String {
    groups.map { group in
      let header = row(Finding.header) + "\n" + "| --- |" + rule
      return "### \(group.name.prefix(1).uppercased() + group.name.dropFirst())\n\n"
        + ([header] + group.findings.map { row($0.cells) }).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private var rule: String {
    String(repeating: " ---: |", count: Finding.header.count - 1)
  }

  private func row(_ cells: [String]) -> String {
    "| "
      + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")
      + " |"
  }
}
