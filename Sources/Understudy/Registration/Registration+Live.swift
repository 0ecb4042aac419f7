/// Marks registrations as live.
extension Registration {
  /// Marks the registration as live: what it makes reaches outside the process, or costs money.
  ///
  /// In production the mark changes nothing. In a mock container with a firewall a marked
  /// registration does not run, wherever it was registered: resolving it, or something that needs
  /// it, is an issue and an error, unless the test has replaced it or allows it.
  ///
  /// ```swift
  /// container.register {
  ///   Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live()
  ///   Registration(PriceCalculator.self) { PriceCalculator() }
  /// }
  /// ```
  ///
  /// The mark belongs to this registration: a double registered for the key has none.
  ///
  /// - Returns: the registration with the mark.
  public func live() -> Registration {
    var copy = self
    copy.isLive = true
    copy.companions = companions.live()
    return copy
  }
}

extension Array where Element == any AnyRegistration {
  /// Marks a group of registrations as live, such as all of a module.
  ///
  /// ```swift
  /// @RegistrationBuilder func platform() -> [any AnyRegistration] {
  ///   Registration((any PaymentGateway).self) { HTTPPaymentGateway() }
  ///   Registration((any Mailer).self) { SMTPMailer() }
  /// }
  ///
  /// container.register {
  ///   platform().live()
  ///   Registration(PriceCalculator.self) { PriceCalculator() }
  /// }
  /// ```
  ///
  /// - Returns: the same registrations, in the same order, each with the mark.
  /// - Complexity: O(n).
  public func live() -> [any AnyRegistration] {
    map { MarkedRegistration(erased: $0.erased.live()) }
  }
}

/// A registration whose type is no longer known, with a mark.
private struct MarkedRegistration: AnyRegistration {
  let erased: ErasedRegistration
}
