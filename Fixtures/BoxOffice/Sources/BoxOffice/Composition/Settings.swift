import Foundation
import Understudy
package import UnderstudyModules

/// What the surroundings decide: where bookings are kept, who moves the money, what is printed.
package struct Settings: Hashable, Sendable {
  /// The database file; `nil` for one in memory that is gone with the process.
  package var databasePath: String?
  package var gateway: GatewayAccount
  /// How many ticket printers the house has.
  package var printers: Int
  /// What stands across each ticket; nothing where they are let in with.
  package var watermark: String
  /// The device of the board in the foyer; `nil` for a house without one.
  package var foyerBoard: String?

  /// The settings of an environment.
  ///
  /// - Parameter variables: what the operator has set: `GATEWAY_KEY`, `FOYER_BOARD`.
  package init(
    for environment: AppEnvironment,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let isKept = environment == .production || environment == .staging
    databasePath = isKept ? "box-office.sqlite" : nil
    gateway =
      environment == .production
      ? .production(apiKey: variables["GATEWAY_KEY"] ?? "") : .sandbox
    printers = isKept ? 4 : 2
    watermark = environment == .production ? "" : ConsoleTicketPrinter.specimen
    foyerBoard = variables["FOYER_BOARD"]
  }
}
