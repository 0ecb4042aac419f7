import Foundation
import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `A report of metrics` {
  private func evening() -> MetricsTally {
    var tally = MetricsTally(slowest: 2, keys: 2)
    let site = SourceSite(fileID: "BoxOffice/Sale.swift", line: 7)
    tally.count(.resolve(.of((any Mailer).self), .milliseconds(40), depth: 2, site: site))
    tally.count(.resolve(.of(Hall.self, name: "say \"A\""), .milliseconds(60), site: site))
    for _ in 0..<2 { tally.count(.resolve(.of((any Mailer).self), hit: true, .nanoseconds(500))) }
    tally.count(.failure(.requiresAsync, of: .of(Seat.self), depth: 2))
    tally.count(.failure(of: .of((any Mailer).self)))
    tally.count(.of(.reset))
    tally.count(.of(.issue("a hook failed")))
    return tally
  }

  @Test func `reads as a page for people`() {
    #expect(
      evening().report.description == """
        Metrics of container "app", 1.50 s:
          resolutions: 4 (hits 2, misses 2, nested 1)
          hit rate: 50.0 %
          failures: 2 (outermost 1): dependencyNotRegistered 1, requiresAsync 1
          resets: 1, issues: 1
          durations: average 25.0 ms, p50 500 ns, p95 60.0 ms, p99 60.0 ms, longest 60.0 ms
          of misses: average 50.0 ms, p50 40.4 ms, p95 60.0 ms, p99 60.0 ms, longest 60.0 ms
          slowest:
            60.0 ms: Hall(name: say "A") built, depth 1, container "app", at BoxOffice/Sale.swift:7
            40.0 ms: Mailer built, depth 2, container "app", at BoxOffice/Sale.swift:7
          keys:
            Mailer: hits 2, misses 1, failures 1, average 13.3 ms, longest 40.0 ms
            Hall(name: say "A"): hits 0, misses 1, failures 0, average 60.0 ms, longest 60.0 ms
            others: hits 0, misses 0, failures 1, average 0 ns, longest 0 ns
        """
    )
  }

  @Test func `is short without resolves`() {
    let tally = MetricsTally(slowest: 2, keys: 2)
    #expect(
      tally.report(period: .zero, label: nil).description == """
        Metrics of an unlabelled container, 0 ns:
          resolutions: 0 (hits 0, misses 0, nested 0)
          hit rate: 0.0 %
          failures: 0
          resets: 0, issues: 0
          durations: average 0 ns, p50 0 ns, p95 0 ns, p99 0 ns, longest 0 ns
          of misses: average 0 ns, p50 0 ns, p95 0 ns, p99 0 ns, longest 0 ns
        """
    )
  }

  @Test func `names ten keys, and the number of the others`() {
    var tally = MetricsTally(slowest: 0, keys: 50)
    for name in 10..<22 { tally.count(.resolve(.of(Seat.self, name: "\(name)"))) }
    let lines = tally.report.description.split(separator: "\n")
    #expect(
      lines.suffix(3).map { $0.prefix(20) } == [
        "    Seat(name: 18): ", "    Seat(name: 19): ", "    … and 2 more",
      ]
    )
  }

  @Test(arguments: [
    (1, 2_000, "99.9 %"), (3_999, 4_000, "0.1 %"), (0, 2, "100.0 %"), (2, 2, "0.0 %"),
  ])
  func `rounds a hit rate to 0 or 100 % only if it is exact`(misses: Int, all: Int, _ text: String)
  {
    var tally = MetricsTally(slowest: 0, keys: 1)
    for number in 0..<all { tally.count(.resolve(hit: number >= misses)) }
    #expect(tally.report.description.contains("hit rate: \(text)\n"))
  }

  @Test func `has the same values as JSON, in a fixed order, in seconds`() {
    #expect(evening().report.json == Self.json)
  }

  @Test func `is JSON that other programs read`() throws {
    let data = Data(evening().report.json.utf8)
    let read = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let totals = try #require(read["totals"] as? [String: Any])
    #expect(totals["hits"] as? Int == 2 && totals["hitRate"] as? Double == 0.5)
    #expect((read["failuresByKind"] as? [String: Int])?["requiresAsync"] == 1)
    let keys = try #require(read["keys"] as? [[String: Any]])
    #expect(keys.map { $0["key"] as? String } == ["Mailer", "Hall(name: say \"A\")"])
    let empty = MetricsTally(slowest: 0, keys: 0).report(period: .zero, label: nil).json
    let none = try JSONSerialization.jsonObject(with: Data(empty.utf8)) as? [String: Any]
    #expect(none?["container"] is NSNull && none?["period"] as? Double == 0)
  }
}

// MARK: - Fixtures

extension `A report of metrics` {
  fileprivate static let json = #"""
    {
      "container": "app",
      "period": 1.5,
      "totals": {
        "resolutions": 4,
        "hits": 2,
        "misses": 2,
        "hitRate": 0.5,
        "nested": 1,
        "failures": 2,
        "outermostFailures": 1,
        "averageDuration": 0.02500025,
        "longestDuration": 0.06
      },
      "failuresByKind": {
        "dependencyNotRegistered": 1,
        "requiresAsync": 1
      },
      "durations": {
        "count": 4,
        "average": 0.02500025,
        "p50": 5e-07,
        "p95": 0.06,
        "p99": 0.06,
        "longest": 0.06
      },
      "missDurations": {
        "count": 2,
        "average": 0.05,
        "p50": 0.040370175,
        "p95": 0.06,
        "p99": 0.06,
        "longest": 0.06
      },
      "slowest": [
        {
          "key": "Hall(name: say \"A\")",
          "duration": 0.06,
          "depth": 1,
          "wasBuilt": true,
          "container": "app",
          "site": "BoxOffice/Sale.swift:7"
        },
        {
          "key": "Mailer",
          "duration": 0.04,
          "depth": 2,
          "wasBuilt": true,
          "container": "app",
          "site": "BoxOffice/Sale.swift:7"
        }
      ],
      "keys": [
        {
          "key": "Mailer",
          "resolutions": 3,
          "hits": 2,
          "misses": 1,
          "hitRate": 0.6666666666666666,
          "nested": 1,
          "failures": 1,
          "outermostFailures": 1,
          "averageDuration": 0.013333666666666666,
          "longestDuration": 0.04
        },
        {
          "key": "Hall(name: say \"A\")",
          "resolutions": 1,
          "hits": 0,
          "misses": 1,
          "hitRate": 0.0,
          "nested": 0,
          "failures": 0,
          "outermostFailures": 0,
          "averageDuration": 0.06,
          "longestDuration": 0.06
        }
      ],
      "others": {
        "resolutions": 0,
        "hits": 0,
        "misses": 0,
        "hitRate": 0.0,
        "nested": 0,
        "failures": 1,
        "outermostFailures": 0,
        "averageDuration": 0.0,
        "longestDuration": 0.0
      },
      "resets": 1,
      "issues": 1
    }
    """#
}
