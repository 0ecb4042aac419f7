import Understudy

/// Which surroundings the app runs in.
///
/// Modules are given it, and factories resolve it, so that one set of modules serves all of them:
///
/// ```swift
/// Module("payments") { context in
///   if context.environment == .production {
///     Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live()
///   } else {
///     Registration((any PaymentGateway).self) { PaymentGatewayFake() }
///   }
/// }
/// ```
///
/// The set is open: `AppEnvironment("qa")` is as good as the ones named here. A test that wants
/// another registers it, `container.register(AppEnvironment.self, instance: .staging)`; what was built
/// from the old one is built anew.
public struct AppEnvironment: RawRepresentable, Hashable, Sendable {
  /// Its name, as it was written.
  public let rawValue: String

  /// Makes an environment of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes an environment of any name; upper and lower case differ.
  public init(_ name: String) { rawValue = name }

  /// On a developer's machine.
  public static let development: AppEnvironment = "development"
  /// Like production, for those who try it out before the public does.
  public static let staging: AppEnvironment = "staging"
  /// With real customers, and the one that counts where nothing else is said.
  public static let production: AppEnvironment = "production"
  /// In a test.
  public static let testing: AppEnvironment = "testing"
  /// In a preview of the user interface.
  public static let preview: AppEnvironment = "preview"
}

// Modules register it.
extension AppEnvironment: StartUpValue {}

extension AppEnvironment: ExpressibleByStringInterpolation {
  public init(stringLiteral name: String) { rawValue = name }
}

extension AppEnvironment: CustomStringConvertible {
  public var description: String { rawValue }
}
