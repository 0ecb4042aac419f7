import Foundation
import Workloads

/// Measures every workload next to its limit and prints how many times the limit it takes.
///
/// With arguments, only those groups: `RatioTable doubles`.
@main
enum RatioTable {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    let rows =
      workloadGroups
      .filter { wanted.isEmpty || wanted.contains($0.name) }
      .flatMap { $0.make().map(Row.init(measuring:)) }
    let header = ["work", "limit", "ours", "ratio", "reach", "verdict"]
    print(table([header] + rows.map(\.cells)))
    print("nanoseconds a piece: median of \(Row.runs) runs, least to most in brackets")
    print("reached \(rows.count(where: \.isReached)) of \(rows.count) rows")
  }

  /// Aligned columns, the first to the left and the others to the right.
  private static func table(_ lines: [[String]]) -> String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
    return lines.map { cells in
      cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + padding : padding + cells[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
