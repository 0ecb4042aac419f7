import Understudy

/// Expects that a text is that of a file in the repository.
///
/// For what is long and is to change only on purpose: a report, a mail, the graph of the dependencies.
/// The file lies beside the test, is committed with it, and a review shows how it changed.
///
/// ```swift
/// @Test func `the programme of the evening`() {
///   expectGolden(Programme(for: hamlet).text, "Goldens/Hamlet.txt")
/// }
/// ```
///
/// Where the two differ, the issue shows where. A file that is not there is an issue as well. With
/// `UNDERSTUDY_RECORD_GOLDEN=1` in the environment, files that differ are written, with the folders they
/// are in, and the test fails all the same: a run that records proves nothing.
///
/// ```sh
/// UNDERSTUDY_RECORD_GOLDEN=1 swift test --filter Programme
/// ```
///
/// Line endings do not matter, nor does whether the last line ends in one. Two texts for one file, such
/// as of the cases of one test, are an issue when they are recorded.
///
/// The path is that of the source file at the time it was compiled, so tests on a device, which has no
/// sources, cannot use it.
///
/// - Parameters:
///   - text: what the test made.
///   - file: the file's name, or its path from the folder of the source file that calls this.
///   - isRecording: whether to write the file, whatever the environment says.
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
  IssueSinks.record(ContainerIssue(message, at: site))
}
