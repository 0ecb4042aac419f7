import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import UnderstudyTesting

/// What the gateway keeps for us about our house, and what is made of it.
@Suite struct HouseConfigurationRules {
  private let wire = TransportStub()

  private var client: HouseConfigurationClient {
    HouseConfigurationClient(transport: wire, apiKey: "sk_test")
  }

  @Test func `hall, holds and tariff come from the document`() async throws {
    wire.sending.returns(HTTPReply(status: 200, body: Data(studioHouse.utf8)))
    let house = try await client.load()
    #expect(house.hall == HallPlan(rows: [.init("S", seats: 3, category: .gallery)]))
    #expect(house.holds == HoldPolicy(duration: 5 * 60))
    #expect(
      PriceCategory.allCases.map { house.tariff.price(of: $0).cents } == [2000, 1500, 1000]
    )
    wire.sending.verify(with: "v1/house", .any, .any)
    #expect(
      wire.sending.calls.map(\.arguments.headers.value) == [["Authorization": "Bearer sk_test"]]
    )
  }

  @Test(arguments: [401, 404, 500])
  func `an answer that is none is refused`(status: Int) async {
    wire.sending.returns(HTTPReply(status: status, body: Data()))
    await #expect(throws: HouseConfigurationError.refused(status: status)) {
      try await client.load()
    }
  }

  @Test func `no answer is no configuration`() async {
    wire.sending.throws(HTTPTransportError(reason: "the line is dead"))
    await #expect(throws: HouseConfigurationError.unreachable) { try await client.load() }
  }

  @Test(arguments: [
    (#""seats": 3"#, #""seats": 0"#, "row S has 0 seats"),
    (#""holdMinutes": 5"#, #""holdMinutes": 0"#, "a hold lasts 0 minutes"),
    (#""circle": 1500"#, #""circle": -1"#, "a price is below zero"),
    (#"{"name": "S", "seats": 3, "category": "gallery"}"#, "", "the hall has no rows"),
  ])
  func `a house that no seat could be sold in is refused`(
    text: String,
    other: String,
    reason: String
  ) {
    let json = studioHouse.replacingOccurrences(of: text, with: other)
    #expect(throws: HouseConfigurationError.malformed(reason)) {
      try HouseConfiguration(json: Data(json.utf8))
    }
  }

  @Test func `what is no document is refused`() {
    let error = #expect(throws: HouseConfigurationError.self) {
      try HouseConfiguration(json: Data("<html>".utf8))
    }
    let reason = if case .malformed(let reason) = error { reason } else { "" }
    #expect(reason.hasPrefix("it cannot be read: "))
  }
}
