import Testing

@testable import Measuring

@Suite("Verdicts")
struct VerdictTests {
  @Test(
    arguments: [
      (Reach.times(2), 20.0, 10.0, .reached), (.times(2), 20.1, 10, .missed),
      (.share(0.5), 5, 10, .reached), (.share(0.5), 4.9, 10, .missed),
      (.atMost(60), 60, 1, .reached), (.atMost(60), 60.1, 1_000, .missed),
      (.atMost(0), 0, 0, .reached),
      (.atLeast(2.8), 2.8, 3, .reached), (.atLeast(2.8), 2.79, 1, .missed),
    ] as [(Reach, Double, Double, Verdict)]
  )
  func `a reach is kept up to its very edge`(
    reach: Reach,
    ours: Double,
    limit: Double,
    verdict: Verdict
  ) {
    #expect(finding(limit: limit, ours: ours, reach).verdict == verdict)
  }

  @Test(arguments: [nil, "1 core"])
  func `without a reach there is no verdict`(obstacle: String?) {
    let finding = finding(limit: 100, ours: .nan, .open, figure: 1, obstacle: obstacle)
    #expect(finding.verdict == .open)
    #expect(finding.brokenLimit == nil)
  }

  @Test(arguments: [Reach.times(100), .share(0)])
  func `a reach that needs a limit is not judged without one`(reach: Reach) {
    #expect(finding(limit: nil, ours: 1, reach).verdict == .notJudged("no limit"))
  }

  @Test(arguments: [Reach.times(100), .share(0), .atMost(0), .atLeast(0)])
  func `what was not measured is not judged`(reach: Reach) {
    #expect(finding(limit: 1, ours: .nan, reach).verdict == .notJudged("not measured"))
    #expect(finding(limit: nil, ours: .nan, reach).verdict == .notJudged("not measured"))
  }

  @Test(arguments: [1.0, 1_000])
  func `a row that the machine cannot run is not judged, whatever was measured`(ours: Double) {
    let finding = finding(limit: 10, ours: ours, .times(2), obstacle: "1 core")
    #expect(finding.verdict == .notJudged("1 core"))
    #expect(finding.verdict.description == "not judged: 1 core")
  }

  @Test
  func `a ratio is that of the medians`() {
    let finding = Finding(
      "work",
      in: .nanoseconds,
      limit: Spread([1, 100, 2]),
      ours: Spread([5, 0, 6]),
      reach: .times(2)
    )
    #expect(finding.ratio == 2.5)
  }

  @Test(arguments: [1.0, 1_000])
  func `a row is not judged by a limit that takes more than 1.3 times its figure`(ours: Double) {
    let atTheEdge = finding(limit: 13, ours: ours, .times(2), figure: 10)
    #expect(atTheEdge.brokenLimit == nil)
    #expect(atTheEdge.verdict.isJudged)

    let beyond = finding(limit: 13.1, ours: ours, .times(2), figure: 10)
    #expect(beyond.brokenLimit != nil)
    #expect(beyond.verdict == .notJudged("slow limit"))
  }

  @Test(
    arguments: [
      (.throughput, 10.0, true), (.throughput, 9.9, false), (.gain, 10, true), (.gain, 9.9, false),
    ] as [(Unit, Double, Bool)]
  )
  func `where more is better, less is a slow limit`(unit: Unit, limit: Double, isJudged: Bool) {
    let finding = finding(limit: [limit], ours: [5], .share(0.5), in: unit, figure: 13)
    #expect(finding.verdict.isJudged == isJudged)
    #expect((finding.brokenLimit == nil) == isJudged)
  }

  @Test(
    arguments: [
      ([10, 10, 10, 10, 10], [15, 19, 25, 25, 25], Reach.times(2), .notJudged("noise")),
      // The limit was disturbed.
      ([10, 10, 14, 14, 14], [21, 21, 21, 21, 21], .times(2), .notJudged("noise")),
      ([1, 1, 1, 1, 1], [50, 55, 70, 70, 75], .atMost(60), .notJudged("noise")),
      // What is added to nothing may be less than nothing.
      ([1, 1, 1, 1, 1], [-2, -1, -1, 61, 62], .atMost(60), .notJudged("noise")),
      // All say the same, however far they lie apart.
      ([10, 10, 10, 10, 10], [30, 40, 50, 80, 90], .times(2), .missed),
      ([10, 20, 30, 80, 90], [11, 12, 12, 12, 13], .times(2), .reached),
      // One run that was disturbed, or lucky, decides nothing.
      ([10, 10, 10, 10, 10], [15, 15, 15, 16, 90], .times(2), .reached),
      ([10, 10, 10, 10, 10], [15, 25, 25, 25, 25], .times(2), .missed),
      // Close to the edge, but steady.
      ([10, 10, 10, 10, 10], [19, 19, 20.1, 20.2, 21], .times(2), .missed),
    ] as [([Double], [Double], Reach, Verdict)]
  )
  func `a verdict that the middle runs do not share is noise`(
    limit: [Double],
    ours: [Double],
    reach: Reach,
    verdict: Verdict
  ) {
    #expect(finding(limit: limit, ours: ours, reach, in: .nanoseconds).verdict == verdict)
  }

  @Test
  func `gains that vary on both sides are noise`() {
    let limit = [0.9, 1.5, 1.6, 2, 2.1]
    let ours = [0.9, 1, 1.4, 1.8, 1.9]
    #expect(
      finding(limit: limit, ours: ours, .share(0.9), in: .gain).verdict == .notJudged("noise")
    )
  }

  @Test(
    arguments: [
      (.nanoseconds, .notJudged("brief")), (.gain, .notJudged("brief")),
      (.throughput, .notJudged("brief")), (.bytes, .missed), (.allocations, .missed),
    ] as [(Unit, Verdict)]
  )
  func `one short run judges what is counted, and no time`(unit: Unit, verdict: Verdict) {
    let finding = finding(limit: [1], ours: [2], .atMost(1), in: unit)
    #expect(finding.verdict(isBrief: true) == verdict)
    #expect(finding.verdict(isBrief: false) == .missed)
  }
}

func finding(
  _ name: String = "work",
  limit: Double?,
  ours: Double,
  _ reach: Reach,
  figure: Double? = nil,
  peer: Peer? = nil,
  obstacle: String? = nil
) -> Finding {
  Finding(
    name,
    in: .nanoseconds,
    limit: limit.map { Spread([$0]) },
    ours: Spread([ours]),
    reach: reach,
    figure: figure,
    peer: peer,
    obstacle: obstacle
  )
}

private func finding(
  limit: [Double],
  ours: [Double],
  _ reach: Reach,
  in unit: Unit,
  figure: Double? = nil
) -> Finding {
  Finding("work", in: unit, limit: Spread(limit), ours: Spread(ours), reach: reach, figure: figure)
}
