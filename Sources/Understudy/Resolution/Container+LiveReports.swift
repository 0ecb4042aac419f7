/// Reports live registrations that run in a test.
extension Container {
  /// Reports to the test that it uses something live: once for each key, as an issue at the
  /// caller's line.
  func reportLive(_ finding: ContainerCore.Refusal, _ request: Request) {
    guard let severity = rules?.severity else { return }
    let error = error(finding, request)
    guard let key = error.context.failedKey,
      host?.isFirstReport(ofLive: key) != false
    else { return }
    IssueOutlet.record(
      ContainerIssue(
        error.liveReport(in: host?.framework, of: host?.nameOfTest),
        at: request.site,
        severity: severity
      ),
      preferring: host
    )
  }

  /// Reports the use of an ancestor's live registration whose instance this container makes.
  func reportIfLive(_ record: RegistrationRecord, _ request: Request) {
    guard let rules, rules.reports(record), withCore({ $0.isFirstReport(of: record.key) }) else {
      return
    }
    reportLive(.live(record), request)
  }
}
