import Foundation
import Testing

@testable import SuiteReports

@Suite struct `The time in which tests ran` {
  /// A report of processes with their shards, their starts and their lengths.
  private func report(_ processes: [(shard: String?, started: String?, ended: Double?)])
    -> SuiteReport
  {
    let processes = processes.enumerated().map { number, process in
      var made = SuiteProcess("\(number)")
      (made.shard, made.started, made.ended) = process
      return made
    }
    return SuiteReport(processes: processes, cases: [])
  }

  @Test func `is not what parallel cases add up to`() throws {
    let report = try SuiteReport.of(
      (1...9).map { Lines.test($0, "A/a()", #""at":2,"duration":80"#) }
    )
    #expect(SuiteTotals(of: report).elapsed == 92.4)
    #expect(SuiteTotals(of: report).duration == 720)
    #expect(
      report.markdown().contains("The tests ran for 92.4 s; added up, their cases took 12 min 0 s,")
    )
  }

  @Test func `counts each second once, however many processes ran`() {
    let report = report([
      (nil, "2026-11-26T17:00:00Z", 10), (nil, "2026-11-26T17:00:05Z", 2),
      (nil, "2026-11-26T17:00:08Z", 6), (nil, "2026-11-27T17:00:00Z", 3),
    ])
    #expect(SuiteTotals(of: report).elapsed == 17)
  }

  @Test func `is that of the longest shard`() {
    let report = report([
      ("1/2", "2026-11-26T17:00:00Z", 10), ("1/2", "2026-11-26T17:00:20Z", 5),
      ("2/2", "2026-11-26T17:01:00Z", 12),
    ])
    #expect(SuiteTotals(of: report).elapsed == 15)
  }

  @Test func `lasts until the last case of a process that died, and adds those without a start`()
    throws
  {
    let file = try ReportFile(
      lines: [
        Lines.process(), Lines.test(1, "A/a()", #""at":2,"duration":3"#), Lines.began(2, "A/b()"),
      ]
    )
    #expect(SuiteTotals(of: SuiteReport(merging: [file], besides: [])).elapsed == 5)
    #expect(SuiteTotals(of: report([(nil, nil, 2), (nil, "yesterday", 3)])).elapsed == 5)
  }

  @Test func `reads times as other programs do`() {
    let format = ISO8601DateFormatter()
    for seconds in stride(from: 0, to: 4_000_000_000, by: 12_345_678) {
      let text = format.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(ElapsedTime.secondsSince1970(text) == seconds)
    }
    #expect(ElapsedTime.secondsSince1970("2026-13-01T00:00:00Z") == nil)
    #expect(ElapsedTime.secondsSince1970("99999999999999999-01-01T00:00:00Z") == nil)
  }
}
