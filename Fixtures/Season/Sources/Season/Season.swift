public import Understudy
public import UnderstudyModules

extension ScopeKind {
  /// What some parts live for.
  public static let evening: ScopeKind = "evening"
}

/// The whole season, module by module.
///
/// - Parameter log: hears of all that is built from it.
public func season(_ log: BuildLog) -> ModuleSet {
  ModuleSet {
    platformModule(log)
    storageModule(log)
    networkModule(log)
    identityModule(log)
    seatingModule(log)
    pricingModule(log)
    salesModule(log)
    printingModule(log)
    mailModule(log)
    accountingModule(log)
    marketingModule(log)
    frontOfHouseModule(log)
  }
}

/// The registrations of all modules, in the order of the table.
///
/// - Parameter log: hears of all that is built from them.
public func seasonRegistrations(_ log: BuildLog) -> [any PartRegistration] {
  // `Registration` conforms, and nothing else is an `AnyRegistration`.
  seasonParts(log).map { $0 as! any PartRegistration }
}

@RegistrationBuilder
private func seasonParts(_ log: BuildLog) -> [any AnyRegistration] {
  platformParts(log)
  storageParts(log)
  networkParts(log)
  identityParts(log)
  seatingParts(log)
  pricingParts(log)
  salesParts(log)
  printingParts(log)
  mailParts(log)
  accountingParts(log)
  marketingParts(log)
  frontOfHouseParts(log)
}
