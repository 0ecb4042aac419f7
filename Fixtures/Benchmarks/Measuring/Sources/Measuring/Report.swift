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
    let verdicts = findings.map(\.verdict)
    let judged = verdicts.filter(\.isJudged)
    let others = verdicts.count(where: { !$0.isJudged && $0 != .open })
    return "reached \(judged.count(where: { $0 == .reached })) of \(judged.count) rows"
      + (others > 0 ? "; \(others) not judged" : "")
  }

  /// Limits that are slower than they may be.
  public var brokenLimits: [String] { findings.compactMap(\.brokenLimit) }

  /// The tables of all groups, then what explains them.
  public var plainText: String {
    (groups.map(\.plainText) + [notes]).joined(separator: "\n\n")
  }

  /// What stands below the tables: how to read them, slow limits, the sum.
  public var notes: String {
    let peers = findings.contains { $0.peer != nil } ? [Peer.note] : []
    let runs = ["median of \(Meter.runs) runs, least to most in brackets"]
    return (runs + peers + brokenLimits + [summary]).joined(separator: "\n")
  }

  /// One Markdown table for each group.
  public var markdown: String { groups.map(\.markdown).joined(separator: "\n\n") }
}

extension Report.Group {
  /// Aligned columns below the name, the first to the left and the others to the right.
  public var plainText: String {
    let lines = self.lines
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
    let table = lines.map { cells in
      cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + padding : padding + cells[column]
      }
      .joined(separator: "  ")
    }
    return ([title] + table).joined(separator: "\n")
  }

  var markdown: String {
    let lines = self.lines
    let rule = "| --- |" + String(repeating: " ---: |", count: lines[0].count - 1)
    return (["### \(title)", "", row(lines[0]), rule] + lines.dropFirst().map(row))
      .joined(separator: "\n")
  }

  private var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The header and the rows, without the column of peers where there is none.
  private var lines: [[String]] {
    let lines = [Finding.header] + findings.map(\.cells)
    guard findings.allSatisfy({ $0.peer == nil }),
      let column = Finding.header.firstIndex(of: Finding.peerTitle)
    else { return lines }
    return lines.map { cells in
      var cells = cells
      cells.remove(at: column)
      return cells
    }
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
