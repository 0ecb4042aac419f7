import TestSupport
import Testing
import Understudy
import UnderstudyTesting

/// What each policy does with a missing key, with what is live and with what is marked live.
@Suite struct `A mock's policy` {
  let host = IssueCollector()
  let runs = RecordingLogger()
  let app = Container(label: "app")

  init() {
    app.register {
      Registration(Poster.self) { [runs] in
        runs.record(.info, "plain")
        return Poster(text: "plain")
      }
      Registration(Poster.self, name: "marked") { [runs] in
        runs.record(.info, "marked")
        return Poster(text: "marked")
      }.live()
    }
  }

  /// A mock whose issues come here.
  private func mock(_ policy: MockPolicy) -> Container {
    withContainer(Container(label: nil, rules: nil, host: host)) {
      Container.mock(policy, over: app)
    }
  }

  enum Ending: Equatable { case works, throwsAlone, fails, warns, worksWithWarning, worksReported }

  private func ending(_ mock: Container, _ name: String?) -> Ending {
    let before = host.issues.count
    let value = try? mock.resolve(Poster.self, name: name)
    guard host.issues.count > before else { return value == nil ? .throwsAlone : .works }
    #expect(host.issues.count == before + 1)
    switch (host.issues.last?.severity, value) {
    case (.warning, nil): return .warns
    case (.warning, _): return .worksWithWarning
    case (_, nil): return .fails
    case (_, _): return .worksReported
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let policy: MockPolicy
    let missing: Ending
    let plain: Ending
    let marked: Ending

    init(_ name: String, _ policy: MockPolicy, _ missing: Ending, _ plain: Ending, _ marked: Ending)
    {
      testDescription = name
      self.policy = policy
      self.missing = missing
      self.plain = plain
      self.marked = marked
    }
  }

  static let rows: [Row] = [
    Row("strict", .strict, .fails, .fails, .fails),
    Row("lenient", .lenient, .throwsAlone, .works, .works),
    Row("marked", .firewall(.marked), .throwsAlone, .works, .fails),
    Row("everything", .firewall(.everything), .throwsAlone, .fails, .fails),
    Row("strict, marked", .strict.firewall(.marked), .fails, .works, .fails),
    Row("strict, none", .strict.firewall(nil), .fails, .works, .works),
    Row("lenient, all", .lenient.firewall(.everything), .throwsAlone, .fails, .fails),
    Row("allowing", .allowing(.of(Poster.self)), .fails, .works, .fails),
    Row(
      "strict, allowing both",
      .strict.allowing(.of(Poster.self)).allowing(.of(Poster.self, name: "marked")),
      .fails,
      .works,
      .works
    ),
    Row(
      "marked, allowing",
      .firewall(.marked).allowing(.of(Poster.self, name: "marked")),
      .throwsAlone,
      .works,
      .works
    ),
    Row("warning", .strict.severity(.warning), .warns, .worksWithWarning, .worksWithWarning),
    Row(
      "marked, warning",
      .firewall(.marked).severity(.warning),
      .throwsAlone,
      .works,
      .worksWithWarning
    ),
    Row("live allowed", .live(.allow), .throwsAlone, .works, .works),
    Row("live reported", .live(.report), .throwsAlone, .works, .worksReported),
    Row("live refused", .live(.refuse), .throwsAlone, .works, .fails),
    Row("strict, live allowed", .strict.live(.allow), .fails, .works, .works),
    Row("strict, live reported", .strict.live(.report), .fails, .worksReported, .worksReported),
    Row(
      "live reported, allowing",
      .live(.report).allowing(.of(Poster.self, name: "marked")),
      .throwsAlone,
      .works,
      .works
    ),
    Row("no issues", .strict.severity(.ignore), .throwsAlone, .throwsAlone, .throwsAlone),
  ]

  @Test(.tags(.scenario18), arguments: rows) func `decides for each kind of key`(_ row: Row) {
    let mock = mock(row.policy)
    #expect(ending(mock, "lost") == row.missing)
    #expect(ending(mock, nil) == row.plain)
    #expect(ending(mock, "marked") == row.marked)
    let ran = [(row.plain, "plain"), (row.marked, "marked")].filter {
      [.works, .worksWithWarning, .worksReported].contains($0.0)
    }
    #expect(runs.entries.map(\.message) == ran.map(\.1))
  }

  @Test func `does not change the policy it was made from`() {
    let base = MockPolicy.strict
    _ = base.allowing(.of(Poster.self)).severity(.warning).firewall(nil).live(.report)
    let mock = mock(base)
    #expect(ending(mock, "lost") == .fails)
    #expect(ending(mock, nil) == .fails)
  }
}

// MARK: - Fixtures

private struct Poster: Sendable, Equatable { let text: String }
