import AllocationCounter
import Foundation
import Measuring
import Workloads

/// Does one operation so many times and prints how often that allocated: `Counted NAME COUNT`.
///
/// Without arguments, prints the names, and behind those of reads "read". `counts` beside the
/// manifest runs it under valgrind, twice for each operation, and judges the difference.
@main
enum Counted {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard !arguments.isEmpty else {
      for operation in operations { print(operation.name + (operation.isRead ? " read" : "")) }
      return
    }
    guard arguments.count == 2, let count = Int(arguments[2]), count > 0,
      let operation = operations.first(where: { $0.name == arguments[1] })
    else {
      FileHandle.standardError.write(Data("usage: Counted [NAME COUNT]\n".utf8))
      exit(64)
    }
    let body = operation.make()
    // Metadata and caches come first.
    _ = Meter.time(body, 10)
    allocation_counter_start()
    _ = Meter.time(body, count)
    print(allocation_counter_stop())
  }
}
