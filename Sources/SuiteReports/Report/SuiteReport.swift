/// What the tests of a whole suite used, from the files of all its processes.
///
/// ```swift
/// let report = try ReportFolders(["reports"]).read()
/// print(report.markdown())
/// ```
///
/// Equal files give equal reports, in whatever order they are read.
package struct SuiteReport: Sendable, Equatable {
  /// The processes, by shard, start and identifier.
  package let processes: [SuiteProcess]
  /// The cases, and what suites used beside theirs; sorted by test, arguments and process.
  package let cases: [TestCase]
  /// What was read around.
  package let problems: [ReportProblem]
  /// The tests, and the suites that used something beside their cases; sorted by name.
  package let tests: [TestSummary]
  /// The keys, sorted by name.
  package let keys: [KeySummary]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - processes: the processes, in the order of the numbers that the cases have.
  ///   - cases: the cases, in any order.
  ///   - problems: what was read around.
  /// - Complexity: O(n log n) in the number of cases, and O(n) in the number of their keys.
  package init(processes: [SuiteProcess], cases: [TestCase], problems: [ReportProblem] = []) {
    self.processes = processes
    self.problems = problems
    let order = cases.indices.sorted { left, right in
      let (one, other) = (cases[left], cases[right])
      if one.test != other.test { return one.test < other.test }
      if one.arguments != other.arguments { return (one.arguments ?? "") < (other.arguments ?? "") }
      return (one.process, left) < (other.process, right)
    }
    self.cases = order.map { cases[$0] }
    tests = TestSummary.all(of: self.cases)
    keys = KeySummary.all(of: self.cases)
  }

  /// The cases of a test.
  package func cases(of test: TestSummary) -> ArraySlice<TestCase> { cases[test.cases] }
}

// MARK: - Merging

extension SuiteReport {
  /// Merges the files of several processes.
  ///
  /// - Parameters:
  ///   - files: the files, in any order; of two of one process, the one with more counts.
  ///   - problems: what was wrong with other files.
  init(merging files: [ReportFile], besides problems: [ReportProblem]) {
    var problems = problems
    var kept: [String: ReportFile] = [:]
    for file in files {
      guard let other = kept[file.process.identifier] else {
        kept[file.process.identifier] = file
        continue
      }
      let (more, less) = file.size > other.size ? (file, other) : (other, file)
      kept[file.process.identifier] = more
      problems.append(.twice(file.process.identifier, less.path, kept: more.path))
    }
    let sorted = kept.values.sorted { $0.process.isListed(before: $1.process) }
    var cases: [TestCase] = []
    cases.reserveCapacity(sorted.reduce(0) { $0 + $1.cases.count })
    for (number, file) in sorted.enumerated() {
      problems += file.problems
      for var test in file.cases {
        test.process = number
        cases.append(test)
      }
    }
    let processes = sorted.map(\.process)
    problems += Self.missingShards(of: processes)
    self.init(processes: processes, cases: cases, problems: problems)
  }

  /// The shards that no process is of, although others say how many there are.
  private static func missingShards(of processes: [SuiteProcess]) -> [ReportProblem] {
    var found: [Int: Set<Int>] = [:]
    for parts in processes.compactMap({ $0.shard?.split(separator: "/") }) where parts.count == 2 {
      guard let number = Int(parts[0]), let count = Int(parts[1]), 1...10_000 ~= count else {
        continue
      }
      found[count, default: []].insert(number)
    }
    return found.sorted { $0.key < $1.key }.compactMap { count, numbers in
      let missing = (1...count).filter { !numbers.contains($0) }
      return missing.isEmpty ? nil : .missingShards(missing, of: count)
    }
  }
}

extension SuiteProcess {
  fileprivate func isListed(before other: SuiteProcess) -> Bool {
    (shard ?? "", started ?? "", identifier) < (
      other.shard ?? "", other.started ?? "", other.identifier
    )
  }
}
