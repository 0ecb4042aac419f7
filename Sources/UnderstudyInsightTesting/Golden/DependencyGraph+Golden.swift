import Understudy
public import UnderstudyInsight
import UnderstudyTesting

extension DependencyGraph {
  /// Expects the graph to equal that of a file in the repository.
  ///
  /// A dependency that was added, removed or moved then shows in the review of that change.
  ///
  /// ```swift
  /// graph.expectGolden("BoxOffice.mmd")
  /// ```
  ///
  /// The extension selects the format: `txt` for ``text``, `mmd` or `mermaid` for ``mermaid``,
  /// `dot` or `gv` for ``dot``, `json` for ``json``, `html` for ``html``; another is an issue. See
  /// ``expectGolden(_:_:recording:fileID:filePath:line:column:)`` for the rest.
  ///
  /// - Parameters:
  ///   - file: the file's name, or its path relative to the folder of the calling source file.
  ///   - isRecording: whether to write the file regardless of the environment.
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
        "The file name \"\(file)\" does not give the graph's format."
        + "\n  fix: end it in .txt, .mmd, .dot, .json or .html."
      return NearestHost.record(ContainerIssue(message, at: site))
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
    case "html": return html
    default: return nil
    }
  }
}
