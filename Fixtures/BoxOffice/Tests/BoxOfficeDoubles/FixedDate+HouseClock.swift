import BoxOffice
package import Foundation
package import UnderstudyTesting

/// The clock in the foyer stands still until a test sets it.
extension FixedDate: HouseClock {
  package func now() -> Date { now }
}
