/// What becomes of a wish for an identity.
enum ScopeReservation: Equatable {
  /// With the number that it is opened, or given up, with.
  case reserved(number: UInt64)
  /// Somebody has it, or is opening it, since that line.
  case taken(by: SourceSite, isOpen: Bool)
}
