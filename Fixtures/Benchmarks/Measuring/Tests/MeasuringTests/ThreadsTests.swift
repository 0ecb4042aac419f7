import Synchronization
import Testing

@testable import Measuring

@Suite("Threads", .serialized)
struct ThreadsTests {
  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (64, 4)])
  func `there are as many as cores, at most four`(cores: Int, count: Int) {
    #expect(Threads(cores: cores).count == count)
  }

  @Test(
    arguments: [
      ("1", 1), ("a", 2), ("ff", 8), ("f,00000000", 4), ("0", nil), ("0-3", nil), ("", nil),
    ] as [(String, Int?)]
  )
  func `cores are those that the process may use`(mask: String, count: Int?) {
    #expect(Machine.cores(inMask: mask) == count)
  }

  @Test(arguments: [(1, "1 thread"), (2, "2 threads")])
  func `a row says how many there are`(cores: Int, text: String) {
    #expect(Threads(cores: cores).text == text)
  }

  @Test
  func `four are compared with one thread`() {
    let threads = Threads(cores: 4)
    #expect(threads.gain == .atLeast(2.8))
    #expect(threads.gainName("a table each") == "4 threads, a table each: gain over one thread")
    #expect(threads.gainFigure == 3.05)
    #expect(threads.ofAll(13) == 13)
  }

  @Test(arguments: [(2, 1.525), (3, 2.2875)])
  func `fewer are compared with as many by hand`(cores: Int, figure: Double) {
    let threads = Threads(cores: cores)
    #expect(threads.gain == .share(0.9))
    #expect(
      threads.gainName("a table each")
        == "\(cores) threads, a table each: gain, against bare tables"
    )
    #expect(abs(threads.gainFigure - figure) < 0.001)
    #expect(threads.ofAll(13) == nil)
    #expect(threads.obstacle == nil)
  }

  @Test
  func `with one core, rows with threads are measured and not judged`() {
    let one = Threads(cores: 1)
    let gain = Gain("each", threads: one, limit: { _, _ in pause() }, ours: { _, _ in pause() })
    #expect(gain.measure().verdict == .notJudged("1 core"))

    let shared = Throughput(
      "one",
      threads: one,
      reach: .share(0.5),
      limit: { _ in pause() },
      ours: { _ in pause() }
    )
    #expect(shared.measure().verdict == .notJudged("1 core"))

    let workload = Workload(
      "work",
      reach: .times(2),
      obstacle: one.obstacle,
      pieces: 1,
      limit: { _ in pause() },
      ours: { _ in pause() }
    )
    #expect(workload.measure().verdict == .notJudged("1 core"))
  }

  @Test
  func `a gain is that of several threads over one, run by run, on each side`() {
    let row = Gain("each", threads: Threads(cores: 2), limit: { _, _ in }, ours: { _, _ in })
    // The machine slows down by half in the second run, and one thread and two with it.
    let finding = row.finding(of: [[10, 20, 10], [10, 20, 10], [30, 60, 30], [40, 80, 40]])
    #expect(finding.limit == Spread([2, 2, 2]))
    #expect(finding.ours == Spread([1.5, 1.5, 1.5]))
    #expect(finding.unit == .gain)
    #expect(finding.verdict == .missed)
  }

  @Test
  func `both sides of a gain run on one thread and on all`() {
    let runs = Mutex<[String]>([])
    func side(_ name: String) -> Gain.Side {
      { threads, _ in
        runs.withLock { if $0.last != "\(name), \(threads)" { $0.append("\(name), \(threads)") } }
        pause()
      }
    }
    _ = Gain("each", threads: Threads(cores: 3), limit: side("limit"), ours: side("ours")).measure()
    let turn = ["limit, 1", "limit, 3", "ours, 1", "ours, 3"]
    // The first turn finds out how many operations fill a run.
    #expect(runs.withLock { $0 } == Array(repeating: turn, count: Meter.runs + 1).flatMap { $0 })
  }
}

// MARK: - Fixtures

/// So long that one operation fills a run.
private func pause() {
  let end = ContinuousClock.now + .milliseconds(20)
  while ContinuousClock.now < end {}
}
