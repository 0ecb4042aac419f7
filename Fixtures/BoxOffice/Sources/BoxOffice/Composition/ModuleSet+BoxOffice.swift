import Understudy
package import UnderstudyModules

extension ModuleSet {
  /// Everything the box office is made of, layer by layer. The only place that knows all the parts.
  package static var boxOffice: ModuleSet {
    ModuleSet {
      Module.platform
      Module.storage
      Module.account
      Module.payments
      Module.configuration()
      Module.printing
      Module.foyer
      Module.services
    }
  }
}

extension ModuleLayer {
  /// What the house stands on: the clock, the mail, the database, the printers.
  static let platform: ModuleLayer = "platform"
  /// Where the money goes.
  static let payments: ModuleLayer = "payments"
  /// What kind of house it is.
  static let house: ModuleLayer = "house"
  /// The rules of the house.
  static let services: ModuleLayer = "services"
}
