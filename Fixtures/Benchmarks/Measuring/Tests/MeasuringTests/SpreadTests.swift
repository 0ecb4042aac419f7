import Testing

@testable import Measuring

@Suite("Spreads")
struct SpreadTests {
  @Test
  func `the median is the middle of the runs, in whatever order they came`() {
    let spread = Spread([9, 1, 5, 7, 3])
    #expect(spread.median == 5)
    #expect(spread.least == 1)
    #expect(spread.most == 9)
    #expect(spread.lower == 3)
    #expect(spread.upper == 7)
  }

  @Test(
    arguments: [
      ([1.0, 2.0, 3.25], "2 (1–3.2)"), ([2, 2, 2], "2"), ([2.01, 2.02, 2.03], "2.0"),
    ] as [([Double], String)]
  )
  func `brackets are left out where all runs look alike`(runs: [Double], text: String) {
    #expect(Spread(runs).description == text)
  }

  @Test
  func `the inverse of a spread has its ends exchanged`() {
    let spread = Spread([1, 2, 4, 8, 16]).inverted(16)
    #expect(spread == Spread([16, 8, 4, 2, 1]))
  }
}
