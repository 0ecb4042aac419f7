import Foundation

/// What `understudy-suite report` is asked to do.
package struct ReportRequest: Sendable {
  /// Folders with the files of test processes, or such files.
  package var folders: [String]
  package var json: String?
  package var markdown: String?
  package var html: String?
  /// An earlier report: a file of JSON, or a folder.
  package var earlier: String?
  /// Whether a problem in the input is a failure, if something was lost.
  package var isStrict = false

  package init(folders: [String]) { self.folders = folders }

  /// What happened.
  package struct Outcome: Sendable, Equatable {
    /// The exit code: 0, 1 if `isStrict` and something was left out, 2 if something could not be done.
    package var status: Int32
    /// What belongs on standard output.
    package var output = ""
    /// What belongs on standard error.
    package var errors = ""
  }

  /// Reads, merges, and writes what is asked for; without a file to write, the Markdown summary is
  /// the output.
  ///
  /// Nothing is written if the files cannot be used. What can be written is, also if another file, or the
  /// earlier report, cannot.
  package func run() -> Outcome {
    do {
      let report = try ReportFolders(folders).read()
      var problems = report.problems
      var failures: [any Error] = []
      var comparison: ReportComparison?
      do {
        if let before = try earlier.map(Self.report) {
          problems += before.problems
          comparison = ReportComparison(from: before, to: report)
        }
      } catch {
        failures.append(error)
      }
      failures += write(report, comparison)
      let hasLoss = isStrict && problems.contains(where: \.isLoss)
      return Outcome(
        status: failures.isEmpty ? (hasLoss ? 1 : 0) : 2,
        output: json ?? markdown ?? html == nil ? report.markdown(comparison) : "",
        errors: problems.map { "\(isStrict && $0.isLoss ? "error" : "warning"): \($0)\n" }
          .joined() + failures.map { "error: \($0)\n" }.joined()
      )
    } catch {
      return Outcome(status: 2, errors: "error: \(error)\n")
    }
  }

  private static func report(at path: String) throws -> SuiteReport {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ReportFolders.Failure.missingReport(path)
    }
    guard path.hasSuffix(".json"), let data = FileManager.default.contents(atPath: path) else {
      return try ReportFolders([path]).read()
    }
    return try SuiteReport(json: Array(data), at: path)
  }

  /// Returns why files could not be written.
  private func write(_ report: SuiteReport, _ comparison: ReportComparison?) -> [any Error] {
    var failures: [any Error] = []
    func write(_ path: String?, _ text: () -> String) {
      guard let path else { return }
      do { try Self.write(text(), to: path) } catch { failures.append(error) }
    }
    write(json) { report.json(comparison) }
    write(markdown) { report.markdown(comparison) }
    write(html) { report.html(comparison) }
    return failures
  }

  private static func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw WritingFailure(path: path, reason: "It is a folder.")
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    } catch {
      throw WritingFailure(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}

/// A file that could not be written.
private struct WritingFailure: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String {
    "\(path): The file cannot be written: \(reason)"
      + "\n  fix: name a file in a folder that you may write to."
  }
}
