package import Foundation

/// How long tests took, by the files of a report.
package struct TestTimes: Equatable, Sendable {
  /// Seconds of each test, summed over its cases.
  package private(set) var seconds: [TestName: Double] = [:]

  /// Lines that could not be read, and files whose last line was cut off.
  package private(set) var warnings: [String] = []

  private struct Line: Decodable {
    var kind: String
    var schema: Int?
    var test: TestName?
    var duration: Double?
  }

  /// Reads a file, or the files `*.jsonl` in a folder and in the folders within it.
  ///
  /// - Throws: `SuiteToolError` if there is none, or a file is of another schema.
  package init(report: URL) throws {
    let files = try Self.files(report)
    for file in files {
      try read(String(decoding: Data(contentsOf: file), as: UTF8.self), name: file.path)
    }
  }

  /// Reads the text of one file.
  package init(text: String, name: String) throws { try read(text, name: name) }

  private mutating func read(_ text: String, name: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Of a line without its end, the process died while it was written.
    if let cut = lines.popLast(), !cut.isEmpty {
      warnings.append("\(name):\(lines.count + 1): the last line was cut off, and is skipped.")
    }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let place = "\(name):\(index + 1)"
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
        warnings.append("\(place): not a line of a report, and skipped.")
        continue
      }
      try take(line, place)
    }
  }

  private mutating func take(_ line: Line, _ place: String) throws {
    if let schema = line.schema, line.kind == "process", schema != 1 {
      throw SuiteToolError(
        "\(place): the report has schema \(schema); this tool reads schema 1.",
        fix: "use the understudy-suite of the version that wrote the report."
      )
    }
    if line.kind == "test", let test = line.test {
      seconds[test, default: 0] += line.duration ?? 0
    }
  }

  private static func files(_ report: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: report.path, isDirectory: &isFolder) else {
      throw SuiteToolError(
        "There is no report at \(report.path).",
        fix: "write one: UNDERSTUDY_REPORT=report swift test"
      )
    }
    guard isFolder.boolValue else { return [report] }
    let names = FileManager.default.enumerator(atPath: report.path)?.compactMap { $0 as? String }
    let files = (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
    guard !files.isEmpty else {
      throw SuiteToolError(
        "\(report.path) has no files *.jsonl.",
        fix: "write a report: UNDERSTUDY_REPORT=report swift test"
      )
    }
    return files.map { report.appending(path: $0) }
  }
}
