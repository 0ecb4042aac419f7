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
