package import BoxOffice
package import Foundation

/// `POST /bookings`
package struct HoldOrder: Hashable, Codable, Sendable {
  package var performance: Performance
  package var seats: [Seat]

  package init(performance: Performance, seats: [Seat]) {
    self.performance = performance
    self.seats = seats
  }
}

/// `POST /bookings/{id}/payment`
package struct PaymentOrder: Hashable, Codable, Sendable {
  /// `nil` for the card that the customer has left with us.
  package var card: Card?

  package init(card: Card? = nil) {
    self.card = card
  }
}

/// A booking, as the customer may see it.
package struct BookingAnswer: Hashable, Codable, Sendable {
  package var id: String
  package var status: Booking.Status
  package var seats: [Seat]
  /// In cents.
  package var price: Int
}

/// `GET /seats/{performance}`
package struct SeatsAnswer: Hashable, Codable, Sendable {
  package var performance: Performance.ID
  package var free: Int

  package init(performance: Performance.ID, free: Int) {
    self.performance = performance
    self.free = free
  }
}

/// Why a request failed, in a word that programs can compare.
package struct ProblemAnswer: Hashable, Codable, Sendable {
  package var code: String
}

/// The window's JSON.
package enum WindowJSON {
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self,
    from data: Data
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: data)
  }
}
