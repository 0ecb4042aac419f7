import Understudy

/// The environment that the app runs in.
///
/// Modules receive it, and factories resolve it, so that one set of modules serves all
/// environments:
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
/// The set is open: `AppEnvironment("qa")` works like the environments named here. A test that
/// needs another one registers it, `container.register(AppEnvironment.self, instance: .staging)`;
/// instances built from the old one are rebuilt.
public struct AppEnvironment: RawRepresentable, Hashable, Sendable {
  /// The name, as it was written.
  public let rawValue: String

  /// Makes an environment with any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes an environment with any name; case matters.
  ///
  /// - Parameter name: the name; case matters.
  public init(_ name: String) { rawValue = name }

  /// A developer's machine.
  public static let development: AppEnvironment = "development"
  /// Like production, for trying out a version before its release.
  public static let staging: AppEnvironment = "staging"
  /// Real customers; the default if nothing else is specified.
  public static let production: AppEnvironment = "production"
  /// A test.
  public static let testing: AppEnvironment = "testing"
  /// A preview of the user interface.
  public static let preview: AppEnvironment = "preview"
}

// Modules register it.
extension AppEnvironment: StartUpValue {}

extension AppEnvironment: ExpressibleByStringInterpolation {
  /// Makes the environment with that name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension AppEnvironment: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
