import Testing

@testable import UnderstudyTesting

@Suite struct OrderVerdictTests {
  @Test(arguments: [
    Row(2, ["0", "1"], taken: [0, 1]),
    Row(2, ["1", "0"], taken: [1], missing: 1),
    Row(2, ["", "0", "", "1", ""], taken: [1, 3]),
    Row(2, ["01", "01"], taken: [0, 1]),
    Row(2, ["01"], taken: [0], missing: 1),
    Row(3, ["0", "2", "1"], taken: [0, 2], missing: 2),
    Row(1, [], taken: [], missing: 0),
    Row(0, ["0"], taken: []),
  ])
  func `each step takes the earliest call after that of the step before`(row: Row) {
    #expect(row.verdict(nothingBetween: false) == row.expected)
  }

  @Test(arguments: [
    Row(2, ["0", "1"], taken: [0, 1]),
    Row(2, ["", "0", "1", ""], taken: [1, 2]),
    Row(2, ["0", "", "1"], taken: [0, 2], between: [1]),
    Row(2, ["0", "", "0", "1"], taken: [2, 3]),
    Row(2, ["0", "", "", "0", "", "1"], taken: [3, 5], between: [4]),
    Row(2, ["0", "", "1", "0", "", "1"], taken: [0, 2], between: [1]),
    Row(2, ["0", ""], taken: [0], missing: 1),
    Row(0, ["0"], taken: []),
  ])
  func `steps take the closest calls if nothing may come between`(row: Row) {
    #expect(row.verdict(nothingBetween: true) == row.expected)
  }
}

extension OrderVerdictTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let steps: Int
    let calls: [OrderVerdict.Candidate]
    let taken: [Int]
    let between: [Int]
    let missing: Int?
    let testDescription: String

    /// Calls as the numbers of the steps that each matches.
    init(_ steps: Int, _ calls: [String], taken: [Int], between: [Int] = [], missing: Int? = nil) {
      self.steps = steps
      self.calls = calls.map { .init(steps: Set($0.compactMap(\.wholeNumberValue))) }
      (self.taken, self.between, self.missing) = (taken, between, missing)
      testDescription = "\(steps) in \(calls)"
    }

    func verdict(nothingBetween: Bool) -> Outcome {
      let verdict = OrderVerdict(steps: steps, in: calls, nothingBetween: nothingBetween)
      return Outcome(taken: verdict.taken, between: verdict.between, missing: verdict.missing)
    }

    var expected: Outcome { Outcome(taken: taken, between: between, missing: missing) }
  }

  struct Outcome: Equatable {
    let taken: [Int]
    let between: [Int]
    let missing: Int?
  }
}
