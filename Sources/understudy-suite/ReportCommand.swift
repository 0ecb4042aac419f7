#if Suite
  import ArgumentParser
  import Foundation
  import SuiteReports

  /// `understudy-suite report FOLDER…`
  struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "report",
      abstract: "Merges what test processes reported, and shows what the tests used.",
      discussion: """
        Run the tests with UNDERSTUDY_REPORT=folder in the environment, then name the folder, or those \
        of several shards. Without a file to write, the Markdown summary goes to standard output.

        Exit codes: 0; 1 with --strict if something in the input was left out; 2 if nothing could be \
        read or written.
        """
    )

    @Argument(help: "Folders that tests reported to, or single .jsonl files.")
    var folders: [String] = []

    @Option(help: "Writes the merged report as JSON.")
    var json: String?

    @Option(help: "Writes a summary for the page of a CI job.")
    var markdown: String?

    @Option(help: "Writes one HTML page that needs no other file.")
    var html: String?

    @Option(help: "An earlier report to compare with: a file of --json, or a folder.")
    var compare: String?

    @Flag(help: "Fails if a file or a line had to be left out.")
    var strict = false

    func validate() throws {
      guard !folders.isEmpty else {
        throw ValidationError("Missing the folder.\n  fix: name a folder that tests reported to.")
      }
    }

    func run() throws {
      var request = ReportRequest(folders: folders)
      (request.json, request.markdown, request.html) = (json, markdown, html)
      (request.earlier, request.isStrict) = (compare, strict)
      let outcome = request.run()
      FileHandle.standardError.write(Data(outcome.errors.utf8))
      FileHandle.standardOutput.write(Data(outcome.output.utf8))
      if outcome.status != 0 { throw ExitCode(outcome.status) }
    }
  }
#endif
