public import Understudy

/// An override that a UI test passes to the app that it launches.
///
/// A value that both sides know: the test encodes it into the launch environment, and the app decodes
/// it and registers what it lists. Put the type where the app and its UI tests can see it, in
/// `#if DEBUG`, so that a release build has none of it:
///
/// ```swift
/// #if DEBUG
///   struct DeclinedCards: LaunchOverride {
///     var reason: String
///
///     var registrations: [any AnyRegistration] {
///       Registration((any PaymentGateway).self) { DecliningGateway(reason: reason) }
///     }
///   }
/// #endif
/// ```
///
/// ``LaunchOverrides`` encodes; ``Understudy/Container/applyLaunchOverrides(_:in:fileID:line:)`` decodes.
public protocol LaunchOverride: Codable, Sendable {
  /// The name by which the app finds the type; by default, the name of the type.
  static var launchName: String { get }

  /// What the app registers; it replaces what it had for these keys.
  @RegistrationBuilder var registrations: [any AnyRegistration] { get }
}

extension LaunchOverride {
  /// The name of the type.
  public static var launchName: String { String(describing: Self.self) }
}
