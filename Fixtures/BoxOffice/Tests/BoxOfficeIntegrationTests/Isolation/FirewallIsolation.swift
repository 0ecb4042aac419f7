import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// The whole box office, and nothing that leaves the house: no card is charged over a wire, no
/// letter is posted, no paper is printed.
@Suite struct FirewallIsolation {
  @Test(
    .mockContainer(.firewall(.marked), over: productionHouse()) {
      $0.register(FixedDate(.doors), as: (any HouseClock).self)
      $0.register(MailerDouble(), as: (any Mailer).self)
      $0.register(TicketPrinterDouble(), as: (any TicketPrinter).self)
      $0.register(TransportStub(), as: (any HTTPTransport).self)
    }
  )
  func `a sale runs on the real parts up to the wire`() async throws {
    let wire = try await Container.current.resolve(TransportStub.self)
    wire.sending.returns(.charged)
    let booking = try await BookingDesk().hold([Seat("A", 1)], of: .hamlet, for: .ada)
    let sold = try await Checkout().confirm(booking.id, card: .visa)
    #expect(sold.payment?.charge.id == "ch_7")
    wire.sending.verify(with: "v1/charges", .any, .any)
  }

  @Test(.mockContainer(.firewall(.marked), over: productionHouse()))
  func `the wire is not even opened, whoever asks for it by whatever way`() async throws {
    let texts = try await issues {
      let error = #expect(throws: ContainerError.self) {
        try Container.current.resolve(RefundDesk.self)
      }
      #expect(error?.kind == .blockedByFirewall)
    }
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.hasPrefix("HTTPTransport is live, and no test double replaces it."))
    #expect(text.contains("registered as live at BoxOffice/PaymentModules.swift"))
    #expect(text.contains("chain: RefundDesk → PaymentGateway → HTTPTransport"))
    #expect(text.contains("fix: register a double for it"))
  }

  @Test(
    .mockContainer(.firewall(.marked), over: productionHouse()),
    arguments: [
      Key.of((any HTTPTransport).self), .of((any Mailer).self), .of((any TicketPrinter).self),
    ]
  )
  func `what leaves the house is marked`(key: Key) async throws {
    let texts = try await issues { _ = try? ask(Container.current, for: key) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("\(key) is live, and no test") == true)
  }

  @Test(
    .mockContainer(.firewall(.everything), over: productionHouse()) {
      $0.register((any PriceList).self, instance: HouseTariff())
    }
  )
  func `with everything walled off, the tariff alone is the test's`() async throws {
    _ = try await Container.current.resolve((any PriceList).self)
    let texts = try await issues { _ = try? Container.current.resolve(PriceCalculator.self) }
    #expect(texts.first?.hasPrefix("PriceCalculator is live, and no test") == true)
  }
}

// MARK: - Fixtures

extension HTTPReply {
  static let charged = HTTPReply(status: 201, body: Data(#"{"id":"ch_7","amount":4500}"#.utf8))
}

/// Asks as the code under test does, by type.
private func ask(_ container: Container, for key: Key) throws {
  switch key {
  case .of((any HTTPTransport).self): _ = try container.resolve((any HTTPTransport).self)
  case .of((any Mailer).self): _ = try container.resolve((any Mailer).self)
  default: _ = try container.resolve((any TicketPrinter).self)
  }
}
