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
/// It holds no instance: each container made from it registers anew, so tests share nothing.
public struct ContainerPreset: Sendable {
  /// What error texts call the containers made from it.
  public let name: String
  /// What such a container does when asked for something that no test registered in it.
  public let policy: MockPolicy
  package let registrations: @Sendable () -> [any AnyRegistration]

  /// Makes a preset.
  ///
  /// - Parameters:
  ///   - name: what error texts call the containers made from it.
  ///   - policy: what they do when asked for what is neither in the preset nor registered by a test.
  ///   - registrations: what takes the place of the base's, in any order; runs for every container.
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
  /// Real business logic, with what is marked live walled off.
  static let integration = ContainerPreset("integration", policy: .strict.firewall(.marked))

  /// What a preview shows: nothing live, and nobody to tell.
  static let preview = ContainerPreset("preview", policy: .firewall(.marked).withoutIssues())
}
