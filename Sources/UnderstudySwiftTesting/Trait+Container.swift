public import Testing
public import Understudy
public import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Gives each case its own container: a fork of the enclosing one, otherwise an empty one.
  public static var container: ContainerTrait {
    ContainerTrait(base: .enclosing, configure: { _ in })
  }

  /// Gives each case its own container, filled by the closure, which runs again for every case.
  ///
  /// ```swift
  /// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
  /// func sends() throws { let spy = try Container.current.resolve((any Mailer).self) }
  /// ```
  ///
  /// - Parameter configure: registers in the case's container, which is current meanwhile; if it
  ///   throws, the case fails and its body does not run.
  /// - Returns: the trait.
  public static func container(
    _ configure: @escaping @Sendable @concurrent (Container) async throws -> Void
  ) -> ContainerTrait {
    ContainerTrait(base: .enclosing, configure: configure)
  }

  /// Gives each case its own container under a policy, filled by the closure.
  ///
  /// The policy applies to everything that the case resolves, registrations of enclosing traits
  /// included.
  ///
  /// ```swift
  /// @Test(.container(.allowing(.of((any HouseClock).self))) { registerDoubles(in: $0) })
  /// func sells() async throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what happens if the case resolves something it may not.
  ///   - configure: registers in the case's container, which is current meanwhile; if it throws,
  ///     the case fails and its body does not run.
  /// - Returns: the trait.
  public static func container(
    _ policy: MockPolicy,
    _ configure: @escaping @Sendable @concurrent (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .mock(policy, over: { nil }), configure: configure)
  }

  /// Gives each case its own container made from a preset, with the closure's registrations on top.
  ///
  /// ```swift
  /// @Test(.container(preset: .boxOffice, over: appContainer()))
  /// func sells() async throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - preset: the preset to make the container from.
  ///   - live: the container it overlays; made again for every case.
  ///   - configure: registers in the case's container, which is current meanwhile; if it throws,
  ///     the case fails and its body does not run.
  /// - Returns: the trait.
  public static func container(
    preset: ContainerPreset,
    over live: @autoclosure @escaping @Sendable () throws -> Container? = nil,
    _ configure: @escaping @Sendable @concurrent (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .preset(preset, over: live), configure: configure)
  }

  /// Gives each case its own strict mock container: resolving a key that no test registered fails
  /// the case.
  ///
  /// Registrations of enclosing traits stay visible.
  public static var mockContainer: ContainerTrait { mockContainer() }

  /// Gives each case its own mock container, filled by the closure.
  ///
  /// - Parameters:
  ///   - policy: what happens on resolving a key that no test registered.
  ///   - live: the container whose registrations the test replaces; made again for every case.
  ///   - configure: registers doubles in the case's container.
  /// - Returns: the trait.
  public static func mockContainer(
    _ policy: MockPolicy = .strict,
    over live: @autoclosure @escaping @Sendable () throws -> Container? = nil,
    _ configure: @escaping @Sendable @concurrent (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .mock(policy, over: live), configure: configure)
  }
}
