import Testing
import UnderstudyTesting

@Suite struct `The name of a test within a sentence` {
  @Test(arguments: [
    ("sells a seat, SaleTests.swift:12", #""sells a seat" (SaleTests.swift:12)"#),
    ("sells, and prints, SaleTests.swift:12", #""sells, and prints" (SaleTests.swift:12)"#),
    ("gala, SaleTests.swift:12", #""gala" (SaleTests.swift:12)"#),
    ("sells a seat (twice)", #""sells a seat (twice)""#),
    ("sells(seat:), SaleTests.swift:12", "sells(seat:) (SaleTests.swift:12)"),
    ("SaleTests, SaleTests.swift:12", "SaleTests (SaleTests.swift:12)"),
    ("SaleTests.testSale", "SaleTests.testSale"),
    ("-[SaleTests testSale]", "-[SaleTests testSale]"),
  ])
  func `has quotes, unless it is code`(name: String, text: String) {
    #expect(TestScope.inText(name) == text)
  }
}
