package import Foundation

/// What makes one house different from the next: its hall, how long it keeps seats, what they cost.
package struct HouseConfiguration: Hashable, Sendable {
  package var hall: HallPlan
  package var holds: HoldPolicy
  package var tariff: HouseTariff

  package init(
    hall: HallPlan = .mainHouse,
    holds: HoldPolicy = HoldPolicy(),
    tariff: HouseTariff = HouseTariff()
  ) {
    self.hall = hall
    self.holds = holds
    self.tariff = tariff
  }

  /// The main house as it was when this was built: good enough to sell tickets by.
  package static let builtIn = HouseConfiguration()
}

extension HouseConfiguration {
  /// Reads what the gateway keeps for us.
  ///
  /// - Throws: `HouseConfigurationError.malformed` if seats could not be sold by it.
  package init(json: Data) throws(HouseConfigurationError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: json)
    } catch {
      throw .malformed("it cannot be read: \(error)")
    }
    self.init(
      hall: try document.hall(),
      holds: try document.holds(),
      tariff: try document.tariff()
    )
  }

  private struct Document: Decodable {
    struct Row: Decodable {
      var name: String
      var seats: Int
      var category: PriceCategory
    }

    struct Prices: Decodable {
      var stalls: Int
      var circle: Int
      var gallery: Int
    }

    var rows: [Row]
    var holdMinutes: Int
    var prices: Prices

    func hall() throws(HouseConfigurationError) -> HallPlan {
      guard !rows.isEmpty else { throw .malformed("the hall has no rows") }
      if let row = rows.first(where: { $0.seats < 1 }) {
        throw .malformed("row \(row.name) has \(row.seats) seats")
      }
      return HallPlan(
        rows: rows.map { HallPlan.Row($0.name, seats: $0.seats, category: $0.category) }
      )
    }

    func holds() throws(HouseConfigurationError) -> HoldPolicy {
      guard holdMinutes > 0 else { throw .malformed("a hold lasts \(holdMinutes) minutes") }
      return HoldPolicy(duration: TimeInterval(holdMinutes) * 60)
    }

    func tariff() throws(HouseConfigurationError) -> HouseTariff {
      guard min(prices.stalls, prices.circle, prices.gallery) >= 0 else {
        throw .malformed("a price is below zero")
      }
      var tariff = HouseTariff()
      tariff.stalls = Money(cents: prices.stalls)
      tariff.circle = Money(cents: prices.circle)
      tariff.gallery = Money(cents: prices.gallery)
      return tariff
    }
  }
}

/// Why there is no configuration.
package enum HouseConfigurationError: Error, Hashable {
  /// The other end answered, and had none for us.
  case refused(status: Int)
  /// No answer.
  case unreachable
  case malformed(String)
}
