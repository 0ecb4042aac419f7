public import Testing
public import Understudy
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Each case its own fork of a container, such as the app's, with what the closure registers on top.
  ///
  /// ```swift
  /// @Test(.container(makeAppContainer()) { $0.register(MailerSpy(), as: (any Mailer).self) })
  /// func sells() async throws { … }
  /// ```
  ///
  /// The container itself is not changed, and what is built in it is not shared. A live service that
  /// the case uses is reported, unless the traits around this one allow or refuse it, as under
  /// ``container``; ``mockContainer(_:over:_:)`` refuses it.
  ///
  /// - Parameters:
  ///   - origin: the container to fork; asked for anew for every case.
  ///   - configure: registers in the case's container, which is current meanwhile; what it throws
  ///     fails the case, whose body then does not run.
  public static func container(
    _ origin: @autoclosure @escaping @Sendable () -> Container,
    _ configure: @escaping @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .origin(origin), configure: configure)
  }
}
