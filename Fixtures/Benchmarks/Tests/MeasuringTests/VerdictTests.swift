import Testing

@testable import Measuring

@Suite("Verdicts")
struct VerdictTests {
  @Test(
    arguments: [
      (Reach.times(2), 20.0, 10.0, true), (.times(2), 20.1, 10, false),
      (.share(0.5), 5, 10, true), (.share(0.5), 4.9, 10, false),
      (.atMost(60), 60, 1, true), (.atMost(60), 60.1, 1_000, false),
      (.atMost(0), 0, 0, true),
    ] as [(Reach, Double, Double, Bool)]
  )
  func `a reach is kept up to its very edge`(
    reach: Reach,
    ours: Double,
    limit: Double,
    isReached: Bool
  ) {
    #expect(finding(limit: limit, ours: ours, reach).isReached == isReached)
  }

  @Test
  func `without a reach there is no verdict`() {
    #expect(finding(limit: 1, ours: 2, .open).isReached == nil)
  }

  @Test(arguments: [Reach.times(100), .share(0)])
  func `a reach that needs a limit is missed without one`(reach: Reach) {
    #expect(finding(limit: nil, ours: 1, reach).isReached == false)
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

  @Test(arguments: [(13.0, false), (13.1, true)])
  func `a limit is broken when it takes more than 1.3 times its figure`(
    limit: Double,
    isBroken: Bool
  ) {
    let finding = finding(limit: limit, ours: 1, .times(2), figure: 10)
    #expect((finding.brokenLimit != nil) == isBroken)
  }

  @Test(arguments: [(10.0, false), (9.9, true)])
  func `of a throughput less is worse`(limit: Double, isBroken: Bool) {
    let finding = Finding(
      "work",
      in: .throughput,
      limit: Spread([limit]),
      ours: Spread([1]),
      reach: .share(0.5),
      figure: 13
    )
    #expect((finding.brokenLimit != nil) == isBroken)
  }
}

func finding(
  _ name: String = "work",
  limit: Double?,
  ours: Double,
  _ reach: Reach,
  figure: Double? = nil
) -> Finding {
  Finding(
    name,
    in: .nanoseconds,
    limit: limit.map { Spread([$0]) },
    ours: Spread([ours]),
    reach: reach,
    figure: figure
  )
}
