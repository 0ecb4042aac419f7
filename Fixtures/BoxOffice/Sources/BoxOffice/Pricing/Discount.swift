/// A reason to pay less than the list price.
package enum Discount: String, Codable, CaseIterable, Sendable {
  /// A party of ``partySize`` or more in one booking.
  case group
  /// A member of the theatre's society.
  case member

  package static let partySize = 6

  package var percentage: Int {
    switch self {
    case .group: 15
    case .member: 10
    }
  }

  /// The discount of a booking: the better one of those earned, never two together.
  package static func best(seats: Int, isMember: Bool) -> Discount? {
    if seats >= partySize { return .group }
    return isMember ? .member : nil
  }
}
