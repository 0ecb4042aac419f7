import Foundation
import Measuring
import Workloads

/// Measures every row next to its limit and prints how many times the limit it takes.
///
/// With arguments, only those groups: `RatioTable doubles`. With `--markdown PATH` the table is also
/// written there, as a page.
@main
enum RatioTable {
  static func main() throws {
    let arguments = try Arguments(CommandLine.arguments.dropFirst(), groups: rowGroups.map(\.name))
    let report = Report(
      rowGroups
        .filter { arguments.groups.isEmpty || arguments.groups.contains($0.name) }
        .map { group in
          Report.Group(group.name, group.make().map { $0.measure() })
        }
    )
    print(report.plainText)
    guard let path = arguments.markdownPath else { return }
    let page = Page(report, on: .current)
    try page.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
