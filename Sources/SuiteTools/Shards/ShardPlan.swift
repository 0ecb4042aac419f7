/// The tests of a suite in shards that take about equally long.
///
/// The same tests and times give the same shards, whatever the order of the list. Suites stay together, unless one
/// takes more than a quarter of a shard's time.
package struct ShardPlan: Equatable, Sendable {
  /// The tests of each shard, in the order of the list.
  package let shards: [[TestName]]

  /// The seconds that each shard is expected to take; in tests, where no time is known.
  package let seconds: [Double]

  /// - Parameters:
  ///   - times: seconds of tests; another one counts as their mean.
  ///   - count: the number of shards, at least 1.
  /// - Complexity: O(*n* log *n* + *n* · `count`) of the number of tests.
  package init(_ tests: [TestName], count: Int, times: [TestName: Double]) {
    // Reports name a test without its place.
    let time = { (test: TestName) in times[test] ?? times[test.withoutPlace] }
    let known = Set(tests).sorted().compactMap(time)
    let mean = known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
    let weight = { (test: TestName) in mean > 0 ? time(test) ?? mean : 1 }
    let units = ShardUnit.units(of: Set(tests).sorted(), count: count, weight: weight)
    var places: [TestName: Int] = [:]
    var loads = [(seconds: Double, tests: Int)](repeating: (0, 0), count: count)
    // The longest first, each where least is to do.
    for unit in units.sorted(by: ShardUnit.isLonger) {
      let place = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[place].seconds += unit.seconds
      loads[place].tests += unit.tests.count
      for test in unit.tests { places[test] = place }
    }
    shards = loads.indices.map { place in tests.filter { places[$0] == place } }
    seconds = loads.map(\.seconds)
  }
}

/// Tests that stay in one shard.
private struct ShardUnit {
  let tests: [TestName]

  /// How many suites the tests have in common.
  let depth: Int
  let seconds: Double

  init(_ tests: [TestName], depth: Int, weight: (TestName) -> Double) {
    self.tests = tests
    self.depth = depth
    seconds = tests.map(weight).reduce(0, +)
  }

  /// Suites, taken apart where they are long, or too few.
  static func units(
    of tests: [TestName],
    count: Int,
    weight: (TestName) -> Double
  ) -> [Self] {
    let whole = Self(tests, depth: 0, weight: weight)
    let longest = whole.seconds / Double(count) / 4
    var units: [Self] = []
    var waiting = whole.parts(weight: weight)
    while let unit = waiting.popLast() {
      if unit.tests.count > 1, unit.seconds > longest {
        waiting += unit.parts(weight: weight)
      } else {
        units.append(unit)
      }
    }
    while units.count < count {
      let divisible = units.indices.filter { units[$0].tests.count > 1 }
      guard let longest = divisible.min(by: { isLonger(units[$0], units[$1]) }) else { break }
      units += units.remove(at: longest).parts(weight: weight)
    }
    return units
  }

  static func isLonger(_ left: Self, _ right: Self) -> Bool {
    left.seconds != right.seconds
      ? left.seconds > right.seconds : left.tests[0] < right.tests[0]
  }

  /// The suites inside, and the tests that are in none of them.
  private func parts(weight: (TestName) -> Double) -> [Self] {
    let parts = Dictionary(grouping: tests) { test in
      let suites = test.suites
      return depth < suites.count ? suites[depth] : test.rawValue
    }
    return parts.values.map { Self($0, depth: depth + 1, weight: weight) }
  }
}
