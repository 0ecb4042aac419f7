import Foundation
import Measuring
import Processes
import Workloads

/// Measures every row next to its limit and prints how many times the limit it takes, group by group.
///
/// With arguments, only those groups: `RatioTable doubles`; with `--quick`, none that takes minutes.
/// With `--markdown PATH` the table is also written there, as a page.
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
    let machine = Machine.current
    print("measuring on \(machine.text)\n")
    let measured = groups.filter(arguments.want).map { group in
      let measured = Report.Group(group.name, group.make().map { $0.measure() })
      print(measured.plainText + "\n")
      // A pipe would keep what is printed until the end.
      fflush(nil)
      return measured
    }
    let report = Report(measured)
    print(report.notes)
    guard let path = arguments.markdownPath else { return }
    let page = Page(report, on: machine)
    try page.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
