/// How long the tests of a report ran, which is less than their times add up to: most ran in
/// parallel.
enum ElapsedTime {
  /// Returns the seconds in which at least one process ran; of several shards, which run on machines
  /// of their own, those of the longest one.
  static func seconds(of report: SuiteReport) -> Double {
    var ends = report.processes.map { $0.ended ?? 0 }
    // That of a process that died is at least the end of its last case.
    for test in report.cases where report.processes.indices.contains(test.process) {
      ends[test.process] = max(ends[test.process], test.at + test.duration)
    }
    let starts = report.processes.map { $0.started.flatMap(secondsSince1970) }
    let first = starts.lazy.compactMap { $0 }.min() ?? 0
    var shards: [String: [Range<Double>]] = [:]
    var unplaced: [String: Double] = [:]
    for (number, end) in ends.enumerated() {
      let shard = report.processes[number].shard ?? ""
      // Counted from the first start, as so large a number has no microseconds.
      if let start = starts[number].map({ Double($0 - first) }) {
        shards[shard, default: []].append(start..<start + max(0, end))
      } else {
        unplaced[shard, default: 0] += end
      }
    }
    return Set(shards.keys).union(unplaced.keys)
      .map { union(of: shards[$0] ?? []) + (unplaced[$0] ?? 0) }
      .max() ?? 0
  }

  /// Returns the length that ranges cover together.
  private static func union(of ranges: [Range<Double>]) -> Double {
    var (covered, end) = (0.0, -Double.infinity)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
      covered += range.upperBound - max(end, range.lowerBound)
      end = range.upperBound
    }
    return covered
  }

  /// Reads a time such as `2026-11-26T17:04:06Z`; `nil` if it is none.
  static func secondsSince1970(_ text: String) -> Int? {
    let fields = text.split(whereSeparator: { "-T:Z".contains($0) }).compactMap { Int($0) }
    guard fields.count == 6, fields.allSatisfy({ $0 < 10_000 }), (1...12).contains(fields[1]) else {
      return nil
    }
    // A year that begins in March has its leap day at its end.
    let (month, year) = ((fields[1] + 9) % 12, fields[0] - (fields[1] <= 2 ? 1 : 0))
    let leapDays = year / 4 - year / 100 + year / 400
    let days = 365 * year + leapDays + (153 * month + 2) / 5 + fields[2] - 719_469
    return ((days * 24 + fields[3]) * 60 + fields[4]) * 60 + fields[5]
  }
}
