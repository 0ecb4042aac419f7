import Understudy
public import UnderstudyInsight
import UnderstudyTesting

extension DependencyGraph {
  /// Expects that the graph is that of a file in the repository.
  ///
  /// A dependency that is new, gone or moved then shows in the review of the change that made it so.
  ///
  /// ```swift
  /// graph.expectGolden("BoxOffice.mmd")
  /// ```
  ///
  /// The ending says how it is written: `txt` as ``text``, `mmd` or `mermaid` as ``mermaid``, `dot` or `gv`
  /// as ``dot``, `json` as ``json``; another is an issue. All else is as in
  /// ``expectGolden(_:_:recording:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - file: the file's name, or its path from the folder of the source file that calls this.
  ///   - isRecording: whether to write the file, whatever the environment says.
  public func expectGolden(
    _ file: String,
    recording isRecording: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let text = text(for: file) else {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      let message =
        "The name \"\(file)\" does not say how to write the graph."
        + "\n  fix: let it end in .txt, .mmd, .dot or .json."
      return IssueSinks.record(ContainerIssue(message, at: site))
    }
    UnderstudyTesting.expectGolden(
      text,
      file,
      recording: isRecording,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private func text(for file: String) -> String? {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    switch parts.count > 1 ? parts.last?.lowercased() : nil {
    case "txt": return text
    case "mmd", "mermaid": return mermaid
    case "dot", "gv": return dot
    case "json": return json
    default: return nil
    }
  }
}
