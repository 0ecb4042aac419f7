import SuiteTools
import Testing

@Suite struct `A filter of tests` {
  private static let all: [TestName] = [
    "House.Sale/sells()", "House.Sale/sellsTwice()", "House.Sale/Refunds/refunds()",
    "House.SaleOfSeats/sells()", "House.Seat/`a seat (A1) is free`()",
    "House.Seat/`50 % of 3/4 [seats] + 1 | 2 {a} ^$ \\ *?.`()", "House.Seat/rows(in:at:)",
    "House.free()", "House.freeSeats()", "HouseXCTests.SaleTests/testSells",
    "HouseXCTests.SaleTests/testSellsTwice", "HouseXCTests.Sale/testSells",
  ]

  /// What `swift test` does with the expressions: XCTest matches names, Swift Testing names with a place.
  private func matches(_ filter: TestFilter, in all: [TestName]) throws -> [TestName] {
    let expressions = try filter.expressions.map { try Regex($0) }
    return all.filter { test in
      let named = expressions.contains { test.rawValue.contains($0) }
      let placed = expressions.contains { "\(test)/House.swift:1:2".contains($0) }
      #expect(named == placed)
      return named
    }
  }

  @Test func `matches exactly the tests that were selected`() throws {
    for number in 0..<(1 << Self.all.count) where number % 29 == 0 {
      let selected = Self.all.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
      #expect(try matches(TestFilter(selected, of: Self.all), in: Self.all) == selected)
    }
  }

  @Test func `names a suite that is selected as a whole`() {
    let sale = Self.all.filter { $0.rawValue.hasPrefix("House.Sale/") }
    #expect(TestFilter.names(sale, of: Self.all) == ["House.Sale"])
    #expect(TestFilter(sale, of: Self.all).expressions == [#"^(?:House\.Sale)(?:/|$)"#])
    let inner: [TestName] = ["House.Sale/Refunds/refunds()"]
    #expect(TestFilter.names(inner, of: Self.all) == ["House.Sale/Refunds"])
  }

  @Test func `is several expressions where one would be too long`() throws {
    let all = (0..<3000).map { TestName("House.Sale/`a sale of \($0) seats`()") }
    let half = all.indices.filter { $0 % 2 == 0 }.map { all[$0] }
    let filter = TestFilter(half, of: all, limit: 20_000)
    #expect(filter.expressions.count == 3)
    #expect(filter.expressions.allSatisfy { $0.utf8.count <= 20_020 })
    #expect(try matches(filter, in: Array(all.prefix(100))) == Array(half.prefix(50)))
  }

  @Test func `without tests matches nothing`() throws {
    #expect(try matches(TestFilter([], of: Self.all), in: Self.all + [""]).isEmpty)
  }

  @Test func `the suites of a test do not end inside of backticks`() {
    #expect(TestName("House.Seat/`3/4 of a row`()").suites == ["House.Seat"])
    #expect(TestName("House.A/B/c()").suites == ["House.A", "House.A/B"])
    #expect(TestName("House.`and/or`()").suites == [])
  }

  @Test(arguments: [
    ("House.Sale/a-b", "House.Sale/a-b"), ("a b", "'a b'"), ("", "''"), ("it's", #"'it'\''s'"#),
    ("`a`()", "'`a`()'"),
  ])
  func `words are quoted for a shell`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
