/// The result of reserving an identity.
enum ScopeReservation: Equatable {
  /// Reserved, with the number to open it or give it up with.
  case reserved(number: UInt64)
  /// Taken since that line, by a scope that is open or being opened.
  case taken(by: SourceSite, isOpen: Bool)
}
