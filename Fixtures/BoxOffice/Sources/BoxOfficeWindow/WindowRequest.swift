package import BoxOffice
package import Understudy

extension ScopeKind {
  /// One request at the window.
  package static let request: ScopeKind = "request"
}

/// One request at the window, and the scope it is served in: what is made for it ends with it.
package struct WindowRequest: ScopeObject {
  /// What can be asked for.
  package enum Matter: Hashable, Sendable {
    case hold(HoldOrder)
    case pay(Booking.ID, PaymentOrder)
    case countSeats(Performance.ID)
  }

  package static let kind: ScopeKind = .request

  /// Counted by the window: two requests never share a scope.
  package let id: Int
  /// Who asks; `nil` for a passer-by.
  package let customer: Customer?
  package let matter: Matter

  package init(id: Int, customer: Customer?, matter: Matter) {
    self.id = id
    self.customer = customer
    self.matter = matter
  }

  package var values: [any AnyRegistration] {
    if let customer { Registration(Customer.self, instance: customer) }
  }

  /// The trail comes first, and so is filed last: it has seen everything.
  package func setUp(in scope: Container) async throws {
    try await scope.resolve(RequestTrail.self).measure(scope)
  }
}

extension WindowRequest.Matter: CustomStringConvertible {
  /// As it stands in the access log; nothing of the card.
  package var description: String {
    switch self {
    case .hold: "POST /bookings"
    case .pay(let id, _): "POST /bookings/\(id)/payment"
    case .countSeats(let performance): "GET /seats/\(performance)"
    }
  }
}
