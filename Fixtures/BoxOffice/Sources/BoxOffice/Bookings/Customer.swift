/// Whoever asks for the seats.
package struct Customer: Hashable, Codable, Sendable {
  package var name: String
  package var address: String
  package var isMember: Bool
  /// The card a regular has left with the box office; the one that is charged unless another
  /// is presented.
  package var savedCard: Card?

  package init(name: String, address: String, isMember: Bool = false, savedCard: Card? = nil) {
    self.name = name
    self.address = address
    self.isMember = isMember
    self.savedCard = savedCard
  }
}
