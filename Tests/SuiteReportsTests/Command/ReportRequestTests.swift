import Foundation
import Testing

@testable import SuiteReports

@Suite struct `The report command` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "in/a.jsonl",
      lines: [Lines.process("1a", shard: "1/2"), Lines.sale, Lines.ended]
    )
    try folder.write(
      "in/shard-2/b.jsonl",
      lines: [Lines.process("2b", shard: "2/2"), Lines.test(1, "A/a()"), Lines.ended]
    )
  }

  private func request(_ names: String...) -> ReportRequest {
    ReportRequest(folders: names.map { folder.path + "/" + $0 })
  }

  @Test func `prints a summary of all files below a folder`() {
    let outcome = request("in").run()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2 tests (2 cases) in 2 processes"))
    #expect(outcome.errors == "")
  }

  @Test func `writes what it is asked for`() throws {
    var request = request("in")
    request.json = folder.path + "/out/report.json"
    request.markdown = folder.path + "/out/report.md"
    request.html = folder.path + "/out/report.html"
    request.earlier = folder.path + "/in"
    #expect(request.run() == ReportRequest.Outcome(status: 0))
    #expect(try folder.text(of: "out/report.json").hasPrefix(#"{"kind":"report","schema":1"#))
    #expect(try folder.text(of: "out/report.md").contains("Nothing has changed."))
    #expect(try folder.text(of: "out/report.html").hasPrefix("<!doctype html>"))
    request.earlier = request.json
    #expect(request.run().status == 0)
  }

  @Test func `reads a folder once that is named twice`() {
    let outcome = request("in", "in/shard-2", "in/../in/a.jsonl").run()
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("in 2 processes"))
  }

  @Test(arguments: [(false, 0, "warning: "), (true, 1, "error: ")])
  func `fails for a problem if it is strict`(isStrict: Bool, status: Int32, head: String) throws {
    try folder.write("in/c.jsonl", lines: [Lines.process("3c", schema: 2)])
    var request = request("in")
    request.isStrict = isStrict
    let outcome = request.run()
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(head))
    #expect(outcome.errors.contains("in/c.jsonl: The file has schema 2"))
    #expect(outcome.output.contains("## Problems in the files (1)"))
  }

  @Test func `does not fail for a missing shard, which may have had nothing to write`() throws {
    try folder.write("in/c.jsonl", lines: [Lines.process("3c", shard: "1/3"), Lines.ended])
    var request = request("in")
    request.isStrict = true
    let outcome = request.run()
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        warning: shards: There is no file of shards 2, 3 of 3, or none of their tests used a container.
          fix: name the folder of each shard, and check that each one ran with UNDERSTUDY_REPORT.

        """
    )
  }

  @Test func `fails for a problem in the earlier report, too`() throws {
    try folder.write("old/a.jsonl", lines: [Lines.process(), "{", Lines.ended])
    var request = request("in")
    (request.earlier, request.isStrict) = (folder.path + "/old", true)
    #expect(request.run().status == 1)
    #expect(request.run().errors.contains("old/a.jsonl:2: This line is no record"))
  }

  @Test func `refuses an empty folder`() throws {
    try folder.write("empty/readme.txt", "no report")
    let path = folder.path + "/empty"
    #expect(
      request("empty").run()
        == ReportRequest.Outcome(
          status: 2,
          errors: """
            error: \(path): There is no .jsonl file of a test process.
              fix: run the tests with UNDERSTUDY_REPORT=\(path) in the environment (under \
            xcodebuild TEST_RUNNER_UNDERSTUDY_REPORT, with a full path).

            """
        )
    )
  }

  @Test func `refuses a folder that is not there`() {
    let outcome = request("in", "nowhere").run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nowhere: There is no such folder or file.\n  fix: "))
  }

  @Test func `refuses files none of which can be used`() throws {
    try folder.write("other/a.jsonl", "{}\n")
    let outcome = request("other").run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("None of the files can be used:\n"))
    #expect(outcome.errors.contains("  fix: "))
  }

  @Test func `says which file cannot be written`() {
    var request = request("in")
    request.json = folder.path + "/in/a.jsonl/report.json"
    let outcome = request.run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("/report.json: The file cannot be written: "))
    #expect(outcome.errors.contains("\n  fix: name a file in a folder that you may write to.\n"))
  }

  @Test(arguments: ["nowhere", "nowhere.json"])
  func `says how to get an earlier report that is not there`(name: String) {
    var request = request("in")
    request.earlier = folder.path + "/" + name
    let outcome = request.run()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: \(folder.path)/\(name): There is no such report.
          fix: write it from an earlier run, understudy-suite report … --json \(folder.path)/\(name), or leave \
        --compare out.

        """
    )
    #expect(outcome.output.contains("2 tests (2 cases) in 2 processes"))
  }

  @Test func `writes the other files if one, or the earlier report, cannot be used`() throws {
    try folder.write("out/report.json/a.txt", "a folder")
    var request = request("in")
    request.json = folder.path + "/out/report.json"
    request.html = folder.path + "/out/report.html"
    request.earlier = folder.path + "/nowhere"
    let outcome = request.run()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: \(folder.path)/nowhere: There is no such report.
          fix: write it from an earlier run, understudy-suite report … --json \(folder.path)/nowhere, or leave \
        --compare out.
        error: \(folder.path)/out/report.json: The file cannot be written: It is a folder.
          fix: name a file in a folder that you may write to.

        """
    )
    #expect(try folder.text(of: "out/report.html").hasPrefix("<!doctype html>"))
  }

  @Test(arguments: ["nowhere", "nowhere.json", "in/a.json"])
  func `refuses an earlier report that is none`(name: String) throws {
    try folder.write("in/a.json", "{}")
    var request = request("in")
    request.earlier = folder.path + "/" + name
    let outcome = request.run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(name) && outcome.errors.contains("fix: "))
  }

  @Test func `is run by its guide on a folder without the files of an earlier run`() throws {
    let guide = try PackageFiles.text(of: "Guides/reporting-on-a-suite.md")
    let snippets = guide.components(separatedBy: "```sh\n")
      .filter { $0.contains("swift test\n") || $0.contains("swift test ||") }
    #expect(snippets.count == 2)
    #expect(snippets.allSatisfy { $0.hasPrefix("rm -rf reports\nUNDERSTUDY_REPORT=reports ") })
  }

  @Test func `reads and merges a generated suite`() throws {
    try GeneratedSuite(tests: 200).write(to: folder.path + "/large")
    let report = try ReportFolders([folder.path + "/large"]).read()
    #expect(report.problems.isEmpty)
    #expect(SuiteTotals(of: report)["tests"] == 200)
    #expect(report.processes.filter(\.hasDied).map(\.running.count) == [1])
  }
}
