import AllocationCounter
import Synchronization
import Testing

@testable import Measuring

@Suite("Rows", .serialized)
struct RowTests {
  @Test
  func `limit and ours run in turns, each after its preparation`() {
    let log = Mutex<[String]>([])
    let workload = Workload(
      "work",
      reach: .open,
      pieces: 3,
      prepare: { log.withLock { $0.append("prepare") } },
      limit: { count in log.withLock { $0.append("limit \(count)") } },
      ours: { count in log.withLock { $0.append("ours \(count)") } }
    )
    _ = workload.measure()
    let turn = ["prepare", "limit 3", "prepare", "ours 3"]
    #expect(log.withLock { $0 } == Array(repeating: turn, count: Meter.runs).flatMap { $0 })
  }

  @Test
  func `work in a task runs in one`() {
    let isInTask = Mutex(false)
    _ = Meter.time(
      .task { _ in withUnsafeCurrentTask { task in isInTask.withLock { $0 = task != nil } } },
      1
    )
    #expect(isInTask.withLock { $0 })
  }

  @Test(.enabled(if: allocation_counter_is_available()))
  func `allocations are counted exactly, for each operation`() {
    let row = Allocations("two") { count in
      for _ in 0..<count {
        keep(Thing())
        keep(Thing())
      }
    }
    let finding = row.measure()
    #expect(finding.ours.median == 2)
    #expect(finding.verdict == .missed)
  }

  @Test(.enabled(if: allocation_counter_is_available()))
  func `those of an operation in a task are counted, too`() {
    let row = Allocations(inTask: "one") { count in
      for _ in 0..<count { await keepInTask(Thing()) }
    }
    #expect(row.measure().ours.median == 1)
  }

  @Test(.enabled(if: allocation_counter_is_available()))
  func `memory is that of one of many`() {
    let row = Footprint("things", reach: .open, limit: nil) { count in
      (0..<count).map { _ in Bulk() }
    }
    // 96 bytes; glibc hands out 112. The rest of the process may take a few meanwhile, and the place in
    // the array, eight more, does not count.
    #expect((96..<116).contains(row.measure().ours.median))
  }

  @Test(
    arguments: [
      ([], ["quick", "slow"]), (["--quick"], ["quick"]), (["slow"], ["slow"]),
      (["quick", "slow"], ["quick", "slow"]),
    ] as [([String], [String])]
  )
  func `slow groups are left out when it has to be quick`(
    words: [String],
    names: [String]
  ) throws {
    let groups = [RowGroup("quick") { [] }, RowGroup("slow", isSlow: true) { [] }]
    let arguments = try Arguments(words, groups: groups.map(\.name))
    #expect(groups.filter(arguments.want).map(\.name) == names)
  }

  @Test(
    arguments: [
      (["fast"], "no group is called fast; there are quick, slow"),
      (["--markdown"], "--markdown needs a path"),
      (["--markdown", "/"], "--markdown: nothing can be written to /"),
      (["--markdown", "/no/page.md"], "--markdown: nothing can be written to /no/page.md"),
      (["--fast"], "there is no option --fast; --help tells which there are"),
    ]
  )
  func `what cannot be done is said before anything is measured`(words: [String], text: String) {
    let error = #expect(throws: Arguments.Misuse.self) {
      try Arguments(words, groups: ["quick", "slow"])
    }
    #expect(error?.description == text)
  }

  @Test
  func `help tells the groups, and which of them take minutes`() throws {
    let groups = [RowGroup("quick") { [] }, RowGroup("slow", isSlow: true) { [] }]
    #expect(try Arguments(["--help"], groups: []).wantsHelp)
    #expect(
      Arguments.usage(groups) == """
        usage: RatioTable [GROUP...] [--quick] [--markdown PATH]

        GROUP            measures these alone: quick;
                         and what takes minutes: slow
        --quick          leaves out what takes minutes
        --markdown PATH  writes the tables as a page as well
        """
    )
  }
}

// MARK: - Fixtures

private final class Thing: Sendable {}

/// Eighty bytes of its own and sixteen of the runtime's.
private final class Bulk {
  let words = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
}

@inline(never)
@_optimize(none)
private func keep(_ object: AnyObject) {}

@concurrent
private func keepInTask(_ object: Thing) async { keep(object) }
