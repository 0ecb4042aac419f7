import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// The app: an order that needs to know what seats cost.

protocol TicketPrices: Sendable {
  func price(of seat: String) -> Int
}

struct SeatOrder {
  @Injected var prices: any TicketPrices

  func total(of seats: [String]) -> Int {
    seats.reduce(0) { $0 + prices.price(of: $1) }
  }
}

// The double: a Stub answers. Its type has the arguments, the result and the error.

struct TicketPricesStub: TicketPrices, TestDouble {
  let pricing = Stub<String, Int, Never>(default: 45)

  func price(of seat: String) -> Int { pricing.call(seat) }
}

// The test: each method has a container of its own.

final class SeatOrderTests: ContainerTestCase {
  override func configure(_ container: Container) throws {
    container.register(TicketPricesStub(), as: (any TicketPrices).self)
  }

  func testTheTotalIsTheSumOfThePrices() throws {
    let prices = try container.resolve(TicketPricesStub.self)
    prices.pricing.when("A1").returns(90)

    XCTAssertEqual(SeatOrder().total(of: ["A1", "A2"]), 135)
    prices.pricing.verify(2)
  }
}
