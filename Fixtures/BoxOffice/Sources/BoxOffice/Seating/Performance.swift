package import Foundation

/// One evening of one production.
package struct Performance: Hashable, Codable, Sendable, Identifiable {
  package var id: String
  package var title: String
  /// When the curtain rises: from then on nothing is sold and nothing is paid back.
  package var curtain: Date

  package init(id: String, title: String, curtain: Date) {
    self.id = id
    self.title = title
    self.curtain = curtain
  }
}
