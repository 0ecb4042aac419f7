import TestSupport
import Testing
import Understudy
import UnderstudyTesting

// The installed host is the process's own, so whatever installs one runs in a process of its own.
@Suite struct NearestHostTests {
  @Test func `a preferred host comes before the installed one`() async {
    await #expect(processExitsWith: .success) {
      let (preferred, installed) = (IssueCollector(), IssueCollector())
      IssueOutlet.install(installed)
      NearestHost.record(ContainerIssue("text", at: SourceSite()), preferring: preferred)
      #expect(preferred.messages == ["text"])
      #expect(installed.issues.isEmpty)
    }
  }

  @Test func `without a preferred host the installed one gets the issue`() async {
    await #expect(processExitsWith: .success) {
      let installed = IssueCollector()
      IssueOutlet.install(installed)
      let spy = Stub<Int, Int?, Never>("load(_:)")
      _ = spy.call(1)
      #expect(installed.issues.count == 1)
      #expect(IssueOutlet.install(nil) === installed)
    }
  }

  @Test(arguments: [ContainerIssue.Severity.error, .warning])
  func `without any framework the issue is printed with its place`(
    severity: ContainerIssue.Severity
  )
    async
  {
    let result =
      severity == .error
      // A run must not pass over an error that nobody took.
      ? await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
        OutletHost.report(ContainerIssue("text", at: SourceSite(fileID: "M/F.swift", line: 7)))
      }
      : await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        OutletHost.report(
          ContainerIssue("text", at: SourceSite(fileID: "M/F.swift", line: 7), severity: .warning)
        )
      }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("M/F.swift:7: \(severity): text\n"))
  }
}
