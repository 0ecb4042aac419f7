import Synchronization
import Understudy

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file in which this process reports what each of its tests used.
///
/// With `UNDERSTUDY_REPORT=folder`, each process that gives tests containers writes one file into
/// that folder. Without the variable, nothing is recorded.
///
/// A line is written when a case begins and when it has ended, so the cases that were running when
/// the process died are those without a second line.
package final class UsageReport: Sendable {
  static let variable = "UNDERSTUDY_REPORT"

  /// The report of this process; `nil` if none was requested. The variable is read once.
  package static let current: UsageReport? = {
    guard let folder = UsageProcess.variable(variable), !folder.isEmpty else { return nil }
    do {
      let report = try UsageReport(in: folder, .current)
      UsageProcess.atExit { UsageReport.current?.end() }
      return report
    } catch {
      StandardError.write("Understudy: \(error)")
      return nil
    }
  }()

  let isFiltered: Bool
  private let file: UsageFile
  private let start = ContinuousClock.now
  private let lastCase = Atomic<Int>(0)
  private let running = Atomic<Int>(0)
  private let hasEnded = Atomic<Bool>(false)
  /// By suite, the registrations of closures that serve all of its cases.
  private let suites = Lock<[String: SuiteOverrides]>([:])

  /// - Parameter isFiltered: whether only a part of the tests runs. What a suite's closures register
  ///   is not reported as unused then: the tests that would have used it may not be running.
  init(
    in folder: String,
    _ process: UsageProcess,
    isFiltered: Bool = ProcessVerification.isFiltered
  ) throws(UsageFile.Failure) {
    self.isFiltered = isFiltered
    let name = UUID().uuidString.lowercased()
    file = try UsageFile("\(name).jsonl", in: folder)
    append(process.line(name))
  }

  /// The nanoseconds since the first line.
  var now: Int64 { start.duration(to: .now).nanoseconds }

  /// Writes that a case begins.
  ///
  /// - Returns: the case's number.
  func begin(_ test: TestIdentity, at start: Int64) -> Int {
    let number = lastCase.add(1, ordering: .relaxed).newValue
    running.add(1, ordering: .relaxed)
    var line = JSONLine(kind: "began")
    line.add("case", number)
    line.add("test", test.name)
    line.add("at", nanoseconds: start, isKept: true)
    append(line.ended)
    return number
  }

  /// Writes what a case used, when it has ended.
  func end(_ test: TestIdentity, case number: Int, _ record: UsageRecord) {
    var line = JSONLine(kind: "test", capacity: 2_048)
    line.add("case", number)
    line.add("test", test.name)
    line.add("file", test.file)
    line.add("line", test.line)
    record.write(to: &line)
    append(line.ended)
    running.subtract(1, ordering: .relaxed)
  }

  /// Writes the registrations of a suite's closures that none of its cases has used.
  package func report(suite: String, _ overrides: SuiteOverrides) {
    guard !isFiltered else { return }
    let unused = overrides.unused.flatMap { unused in
      unused.keys.map { UsageRecord.UnusedKey(key: KeyName.of($0).text, site: unused.site.escaped) }
    }
    report(suite: EscapedText(suite), UsageRecord(start: now, overrides: unused))
  }

  /// Writes what a suite used beside its cases.
  func report(suite: EscapedText, _ record: UsageRecord) {
    guard !record.isEmpty else { return }
    var line = JSONLine(kind: "suite", capacity: 1_024)
    line.add("suite", suite)
    record.write(to: &line)
    append(line.ended)
  }

  /// Returns the registrations of closures that serve all cases of a suite which does not verify
  /// them itself.
  func overrides(of suite: String) -> SuiteOverrides {
    suites.withLock { suites in
      if let known = suites[suite] { return known }
      let new = SuiteOverrides(of: suite)
      suites[suite] = new
      return new
    }
  }

  /// Writes that the process has come to its end, unless a case is running: then the case has ended
  /// the process.
  func end() {
    guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
    let suites = suites.withLock { $0 }.sorted { $0.key < $1.key }
    for (suite, overrides) in suites { report(suite: suite, overrides) }
    guard running.load(ordering: .relaxed) == 0 else { return }
    var line = JSONLine(kind: "ended")
    line.add("at", nanoseconds: now, isKept: true)
    append(line.ended)
  }

  private func append(_ line: [UInt8]) {
    do {
      try file.append(line)
    } catch {
      StandardError.write("Understudy: \(error)")
    }
  }
}

extension SourceSite {
  /// The site as reports spell it: `Module/File.swift:12`.
  var escaped: EscapedText { EscapedText("\(self)") }
}
