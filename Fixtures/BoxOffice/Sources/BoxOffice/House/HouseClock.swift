package import Foundation

/// The clock in the foyer. Holds, sales and refunds all go by this one.
package protocol HouseClock: Sendable {
  func now() -> Date
}

package struct SystemClock: HouseClock {
  package init() {}

  package func now() -> Date { Date() }
}
