/// A card as the terminal gives it to us: a token that only the gateway understands.
package struct Card: Hashable, Codable, Sendable {
  package var token: String
  package var lastFour: String

  package init(token: String, lastFour: String) {
    self.token = token
    self.lastFour = lastFour
  }
}

extension Card: CustomStringConvertible, CustomReflectable {
  /// Never the token: descriptions end up in logs and letters.
  package var description: String { "card ending \(lastFour)" }

  /// Nor here: mirrors end up in dumps and failure reports.
  package var customMirror: Mirror { Mirror(self, children: ["lastFour": lastFour]) }
}
