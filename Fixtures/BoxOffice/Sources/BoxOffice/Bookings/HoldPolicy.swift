package import Foundation

/// How long seats are kept for somebody who has not paid yet.
package struct HoldPolicy: Hashable, Sendable {
  package var duration: TimeInterval

  package init(duration: TimeInterval = 15 * 60) {
    self.duration = duration
  }
}
