import Foundation
import SuiteTools
import Testing

@Suite struct `The report of an audit` {
  private static func report() throws -> OrderReport {
    try FakeSuite(
      FakeSuite.placed(
        [
          0: .init(name: "House.Sale/sells()", sets: ["sold"]),
          3: .init(name: "House.Seat/isFree()", failsAfter: ["sold"]),
          5: .init(name: "House.Mail/arrives()", needs: ["mail"]),
        ],
        among: 6
      )
    ).audit { $0.shuffles = 0 }
  }

  @Test func `shows both outcomes, both commands and a fix`() throws {
    #expect(
      try Self.report().text == """
        1 test depends on order. (6 tests, 18 runs of at most 64, seed 1)

        1. House.Seat/isFree()
           passes alone, fails after
             House.Sale/sells()
           alone: passed
           again: run House.Seat/isFree()
           after it: failed
             House.Seat/isFree() saw ["sold"]
           again: run House.Sale/sells() House.Seat/isFree()
           fix: find what the other test changes and this one reads (a static, a file, a variable, \
        a default); put it into a container, or reset it.

        Fails, alone and among others:
          House.Mail/arrives()
            House.Mail/arrives() saw ["sold"]
        """
    )
  }

  @Test func `is the same after JSON`() throws {
    let report = try Self.report()
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(OrderReport.self, from: data) == report)
  }
}
