import Understudy

/// Expects a text to equal that of a file in the repository.
///
/// Use it for long texts that should only change on purpose: a report, a mail, the graph of the
/// dependencies. The file is next to the test, is committed with it, and a review shows how it
/// changed.
///
/// ```swift
/// @Test func `the programme of the evening`() {
///   expectGolden(Programme(for: hamlet).text, "Goldens/Hamlet.txt")
/// }
/// ```
///
/// If the two differ, the issue shows the difference. A missing file is an issue as well. With
/// `UNDERSTUDY_RECORD_GOLDEN=1` in the environment, files that differ are written, with their
/// folders, and the test still fails: a run that records proves nothing.
///
/// ```sh
/// UNDERSTUDY_RECORD_GOLDEN=1 swift test --filter Programme
/// ```
///
/// Line endings are ignored, and so is a line break at the end. Two texts for one file, such as
/// from several cases of one test, are an issue when they are recorded.
///
/// The path is that of the source file when it was compiled, so tests on a device, which has no
/// sources, cannot use it.
///
/// - Parameters:
///   - text: the text to compare.
///   - file: the file's name, or its path relative to the folder of the calling source file.
///   - isRecording: whether to write the file regardless of the environment.
public func expectGolden(
  _ text: String,
  _ file: String,
  recording isRecording: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let golden = GoldenFile(file, at: site)
  let isRecording = isRecording || GoldenFile.isRecordingWanted
  guard let message = golden.judge(text, isRecording: isRecording) else { return }
  NearestHost.record(ContainerIssue(message, at: site))
}
