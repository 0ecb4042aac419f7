public import Understudy

/// A kind of container that a team declares once and uses in many tests.
///
/// ```swift
/// extension ContainerPreset {
///   static let boxOffice = ContainerPreset("box office", policy: .strict.firewall(.marked)) {
///     Registration((any BookingStore).self) { InMemoryBookingStore() }
///   }
/// }
///
/// let container = Container.preset(.boxOffice, over: app)
/// ```
///
/// It holds no instances: each container made from it registers again, so tests share nothing.
public struct ContainerPreset: Sendable {
  /// The name, in error texts, of the containers made from it.
  public let name: String
  /// The policy for keys that no test registered in such a container.
  public let policy: MockPolicy
  package let registrations: @Sendable () -> [any AnyRegistration]

  /// Makes a preset.
  ///
  /// - Parameters:
  ///   - name: the name, in error texts, of the containers made from it.
  ///   - policy: what they do when a key is resolved that neither the preset nor a test registered.
  ///   - registrations: makes the registrations that replace the base's, in any order; runs for
  ///     every container.
  public init(
    _ name: String,
    policy: MockPolicy = .strict,
    @RegistrationBuilder registrations:
      @escaping @Sendable () -> [any AnyRegistration] = { [] }
  ) {
    self.name = name
    self.policy = policy
    self.registrations = registrations
  }
}

extension ContainerPreset {
  /// The preset for the app's real logic with a firewall around live registrations.
  static let integration = ContainerPreset("integration", policy: .strict.firewall(.marked))

  /// The preset for previews: nothing live, and no test to report to.
  static let preview = ContainerPreset("preview", policy: .firewall(.marked).severity(.ignore))
}
