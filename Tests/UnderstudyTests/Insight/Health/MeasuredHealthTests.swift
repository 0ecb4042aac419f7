import Foundation
import Testing

@testable import Understudy
@testable import UnderstudyInsight

/// What metrics add to the health of a container.
@Suite struct `Health by the metrics` {
  private let container = Container(label: "box office")

  private func event(_ kind: ContainerEvent.Kind, took duration: Duration) -> ContainerEvent {
    ContainerEvent(
      kind: kind,
      key: Key(Hall.self),
      duration: duration,
      depth: 1,
      containerLabel: nil,
      container: 0
    )
  }

  private func report(
    hits: Int = 0,
    misses: Int = 0,
    failures: Int = 0,
    issues: Int = 0,
    took duration: Duration = .milliseconds(1)
  ) -> MetricsReport {
    var tally = MetricsTally(slowest: 1, keys: 1)
    let error = ContainerError.dependencyNotRegistered(.init(key: Key(Hall.self)), nearMisses: [])
    for _ in 0..<hits { tally.count(event(.resolved(cacheHit: true), took: duration)) }
    for _ in 0..<misses { tally.count(event(.resolved(cacheHit: false), took: duration)) }
    for _ in 0..<failures { tally.count(event(.failed(error), took: duration)) }
    for _ in 0..<issues { tally.count(event(.issue("a hook failed"), took: duration)) }
    return MetricsReport(tally, label: nil, since: .now, period: .seconds(1))
  }

  private func findings(_ report: MetricsReport) -> [String] {
    container.health(metrics: report).findings.map(\.description)
  }

  @Test func `many failures are critical`() {
    #expect(findings(report(hits: 95, failures: 5)).isEmpty)
    let health = container.health(metrics: report(hits: 94, failures: 6))
    #expect(health.status == .critical)
    #expect(
      health.findings.map(\.description) == [
        """
        critical: 6.0 % of the resolves failed, more than 5.0 %: 6 of 100.
          fix: look at `failuresByKind` and `keys` of the metrics to see what failed; validate() \
        finds the keys that always fail.
        """
      ]
    )
  }

  @Test(arguments: [(0.000_04, "0.01 %", "0.004 %"), (0.001, "1.0 %", "0.1 %")])
  func `a small share above its limit is shown as more than nothing`(
    limit: Double,
    share: String,
    text: String
  ) {
    var thresholds = HealthThresholds.default
    thresholds.failureRate = limit
    let failures = share == "1.0 %" ? 100 : 1
    let report = report(hits: 10_000 - failures, failures: failures)
    #expect(
      container.health(metrics: report, thresholds: thresholds).findings.map(\.reason) == [
        "\(share) of the resolves failed, more than \(text): \(failures) of 10000."
      ]
    )
  }

  @Test func `no hit rate is reported if every resolve fails`() {
    let health = container.health(metrics: report(failures: 100))
    #expect(health.findings.map(\.kind) == [.failures])
  }

  @Test func `slow resolves are an issue`() {
    #expect(findings(report(hits: 100, took: .milliseconds(90))).isEmpty)
    #expect(
      findings(report(hits: 100, took: .milliseconds(512))) == [
        """
        issue: One in 20 resolves takes 512 ms or longer, more than 100 ms.
          fix: build the slow keys at start-up with preload; `slowest` of the metrics lists them.
        """
      ]
    )
  }

  @Test func `few hits are an issue`() {
    #expect(findings(report(hits: 10, misses: 90)).isEmpty)
    #expect(
      findings(report(hits: 9, misses: 91)) == [
        """
        issue: 9.0 % of the resolves found an instance, less than 10.0 %.
          fix: register shareable instances as .singleton, or resolve once and keep the instance.
        """
      ]
    )
  }

  @Test func `issues are a finding, however few resolves there were`() {
    #expect(
      findings(report(issues: 1)) == [
        """
        issue: 1 issue could not be thrown to a caller.
          fix: startLogging logs each of them, and observe reports each as .issue.
        """
      ]
    )
  }

  @Test func `too few resolves give no findings on shares and durations`() {
    #expect(findings(report(failures: 99, took: .seconds(9))).isEmpty)
    #expect(findings(report()).isEmpty)
  }

  @Test func `critical findings come first, and the worst one counts`() {
    for line: UInt in 1...5 { container.register(Hall.self, line: line) { Hall() } }
    let health = container.health(metrics: report(misses: 50, failures: 50, issues: 1))
    #expect(
      health.findings.map(\.kind) == [.failures, .repeatedRegistrations, .lowHitRate, .issues]
    )
    #expect(health.status == .critical)
    #expect(ContainerHealth.Status.allCases.sorted() == [.healthy, .issues, .critical])
  }

  @Test func `the JSON has status and findings`() throws {
    let json = container.health(metrics: report(failures: 100)).json
    let parsed = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect(parsed["status"] as? String == "critical")
    let finding = try #require((parsed["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "failures")
    #expect(finding["severity"] as? String == "critical")
    #expect((finding["keys"] as? [String]) == [])
  }
}
