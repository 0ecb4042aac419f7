public import Testing
public import Understudy
public import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Each case its own container: a fork of the enclosing one, else an empty one.
  public static var container: ContainerTrait {
    ContainerTrait(base: .enclosing, configure: { _ in })
  }

  /// Each case its own container, filled by the closure, which runs anew for every case.
  ///
  /// ```swift
  /// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
  /// func sends() throws { let spy = try Container.current.resolve((any Mailer).self) }
  /// ```
  ///
  /// - Parameter configure: registers in the case's container, which is current meanwhile; what it
  ///   throws fails the case, whose body then does not run.
  public static func container(
    _ configure: @escaping @Sendable (Container) async throws -> Void
  ) -> ContainerTrait {
    ContainerTrait(base: .enclosing, configure: configure)
  }

  /// Each case its own container under a policy, filled by the closure.
  ///
  /// The policy holds for all that the case asks for, also for what enclosing traits registered.
  ///
  /// ```swift
  /// @Test(.container(.allowing(.of((any HouseClock).self))) { registerDoubles(in: $0) })
  /// func sells() async throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what happens on asking for something that the case may not have.
  ///   - configure: registers in the case's container, which is current meanwhile; what it throws
  ///     fails the case, whose body then does not run.
  public static func container(
    _ policy: MockPolicy,
    _ configure: @escaping @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .mock(policy, over: { nil }), configure: configure)
  }

  /// Each case its own container made from a preset, with what the closure registers on top.
  ///
  /// ```swift
  /// @Test(.container(preset: .boxOffice, over: appContainer()))
  /// func sells() async throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - preset: what the container is like.
  ///   - live: the container it stands over; made anew for every case.
  ///   - configure: registers in the case's container, which is current meanwhile; what it throws
  ///     fails the case, whose body then does not run.
  public static func container(
    preset: ContainerPreset,
    over live: @autoclosure @escaping @Sendable () -> Container? = nil,
    _ configure: @escaping @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .preset(preset, over: live), configure: configure)
  }

  /// Each case its own strict mock: asking for what no test registered fails the case.
  ///
  /// What enclosing traits registered stays visible.
  public static var mockContainer: ContainerTrait { mockContainer() }

  /// Each case its own mock container, filled by the closure.
  ///
  /// - Parameters:
  ///   - policy: what happens on asking for something that no test registered.
  ///   - live: the container whose registrations the test replaces; made anew for every case.
  ///   - configure: registers doubles in the case's container.
  public static func mockContainer(
    _ policy: MockPolicy = .strict,
    over live: @autoclosure @escaping @Sendable () -> Container? = nil,
    _ configure: @escaping @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .mock(policy, over: live), configure: configure)
  }
}
