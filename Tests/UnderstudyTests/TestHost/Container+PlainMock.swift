import TestSupport
import Understudy

extension Container {
  /// A mock over another container, in none.
  static func mock(
    _ rules: MockRules,
    over live: Container?,
    host: any TestHost = IssueCollector()
  ) -> Container {
    mock(rules, over: live, beneath: nil, label: "mock", host: host)
  }
}
