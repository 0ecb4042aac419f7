import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// Whether a test has prepared what its evening needs, and nothing else.
@Suite struct PreparationIsolation {
  @Test(
    .container { registerTariff(in: $0) }
      .verifying(.unusedOverrides, .undeclaredResolutions, severity: .error)
  )
  func `a quote needs the plan and the prices`() throws {
    let quote = try PriceCalculator().quote(for: [Seat("A", 1)], isMember: false)
    #expect(quote.total == Money(cents: 45_00))
  }

  @Test(
    .expecting(
      "The registration of MailerDouble and Mailer in the container of \"a mailer for a quote"
    ),
    .container {
      registerTariff(in: $0)
      registerMailer(in: $0)
    }
    .verifying(.unusedOverrides, severity: .error)
  )
  func `a mailer for a quote is one too many`() throws {
    _ = try PriceCalculator().quote(for: [Seat("A", 1)], isMember: false)
  }

  @Test(.container { registerTariff(in: $0) })
  func `a gala that the desk cannot see is told, with whom it passed by`() async throws {
    let calculator = PriceCalculator()
    let texts = try await issues {
      try withContainer {
        $0.setVerification(.unusedOverrides, severity: .error)
        $0.register((any PriceList).self, instance: GalaTariff())
      } operation: {
        _ = try calculator.quote(for: [Seat("A", 1)], isMember: false)
      }
    }
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.hasPrefix("The registration of PriceList in a withContainer block of \"a gala"))
    #expect(text.contains("  PriceCalculator, at BoxOffice/PriceCalculator.swift"))
  }

  @Test(
    .expecting("did not declare:\n  SeatMap, at BoxOffice/TicketDelivery.swift"),
    .mockContainer(.firewall(.marked), over: productionHouse()) {
      registerMailer(in: $0)
      $0.register(TicketPrinterDouble(), as: (any TicketPrinter).self)
    }
    .verifying(.undeclaredResolutions, declaring: foundations)
  )
  func `a delivery that begins to count seats is found out`() async throws {
    Container.current.register(FoyerBoardDouble(), as: (any FoyerBoard).self)
    let delivery = try await Container.current.resolve(TicketDelivery.self)
    try await delivery.deliver(.paid())
  }
}

// MARK: - Fixtures

/// What a delivery may stand on without a word of the test.
private let foundations: [any Any.Type] = [
  TicketDelivery.self, BoxOfficeDatabase.self, HallPlan.self, (any HouseClock).self, Settings.self,
  AppEnvironment.self, Pool<any TicketPrinter>.self,
]

// Functions, because all that stands in the arguments of `@Test` has one line, and what is registered
// at one line is judged together.

private func registerTariff(in container: Container) {
  container.register(HallPlan.self, instance: .mainHouse)
  container.register((any PriceList).self, instance: HouseTariff())
}

private func registerMailer(in container: Container) {
  container.register(MailerDouble(), as: (any Mailer).self)
}
