import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// A strict mock over the production composition: what no test replaces is not run.
@Suite
struct LiveCodeRules {
  @Test(.mockContainer(over: productionHouse()) { HouseDoubles().register(in: $0) })
  func `a sale runs on doubles alone`() async throws {
    let container = Container.current
    let booking = try await container.resolve(BookingDesk.self)
      .hold([Seat("A", 1)], of: .hamlet, for: .grace)
    _ = try await container.resolve(Checkout.self).confirm(booking.id)
    let gateway = try await container.resolve(GatewayStub.self)
    gateway.charging.verify()
  }

  @Test(.mockContainer(over: productionHouse()))
  func `a gateway that no test replaced is not called`() async throws {
    await withKnownIssue {
      let gateway = try await Container.current.resolve((any PaymentGateway).self)
      _ = try await gateway.charge(Money(cents: 1), to: .visa, key: .charge(for: "b1"))
    }
  }

  @Test(
    .mockContainer(
      .allowing(.of(PriceCalculator.self), .of((any PriceList).self), .of(HallPlan.self)),
      over: productionHouse()
    )
  )
  func `the live tariff may be let through`() throws {
    let calculator = try Container.current.resolve(PriceCalculator.self)
    #expect(try calculator.quote(for: [Seat("A", 1)], isMember: false).total == Money(cents: 45_00))
  }

  @Test(.mockContainer)
  func `a house without a foyer board is no issue`() throws {
    #expect(try Container.current.resolveIfRegistered((any FoyerBoard).self) == nil)
  }
}
