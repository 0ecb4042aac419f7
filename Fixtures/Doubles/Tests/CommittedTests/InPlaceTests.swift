// snippet: a double in place
import Testing
import UnderstudyMacros
import UnderstudySwiftTesting
import UnderstudyTesting

@Double
private protocol Courier {
  func deliver(_ parcel: String, to address: String?) throws -> Bool
}

@Suite(.container)
struct CourierTests {
  @Test func `A private protocol has a double in its file`() throws {
    let courier = CourierDouble()
    courier.on.deliver(to: "ada").returns(true)
    #expect(try courier.deliver("book", to: "ada"))
    courier.on.deliver("book").verify()
  }
}
// end snippet
