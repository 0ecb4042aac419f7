/// What differs between one house and the next.
package struct Settings: Sendable {
  package var gateway: GatewayAccount
  /// The database file; `nil` for one in memory that is gone with the process.
  package var databasePath: String?
  package var hall: HallPlan
  package var holds: HoldPolicy

  package init(
    gateway: GatewayAccount,
    databasePath: String? = nil,
    hall: HallPlan = .mainHouse,
    holds: HoldPolicy = HoldPolicy()
  ) {
    self.gateway = gateway
    self.databasePath = databasePath
    self.hall = hall
    self.holds = holds
  }
}
