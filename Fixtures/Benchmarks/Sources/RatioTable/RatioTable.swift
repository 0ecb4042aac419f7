import Foundation
import Measuring
import Processes
import Workloads

/// Measures every row next to its limit and prints how many times the limit it takes.
///
/// With arguments, only those groups: `RatioTable doubles`; with `--all`, those that take minutes,
/// too. With `--markdown PATH` the table is also written there, as a page.
@main
enum RatioTable {
  private static let groups = rowGroups + processGroups

  static func main() {
    do {
      try run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(64)
    }
  }

  private static func run() throws {
    let words = CommandLine.arguments.dropFirst()
    let arguments = try Arguments(words, groups: groups.map(\.name))
    guard !arguments.wantsHelp else { return print(Arguments.usage(groups)) }
    let measured = groups.filter(arguments.want).map { group in
      Report.Group(group.name, group.make().map { $0.measure() })
    }
    let report = Report(measured)
    print(report.plainText)
    guard let path = arguments.markdownPath else { return }
    let page = Page(report, on: .current)
    try page.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
