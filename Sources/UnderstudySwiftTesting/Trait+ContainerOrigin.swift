public import Testing
public import Understudy
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Gives each case its own fork of a container, such as the app's, with the closure's
  /// registrations on top.
  ///
  /// ```swift
  /// @Test(.container(makeAppContainer()) { $0.register(MailerSpy(), as: (any Mailer).self) })
  /// func sells() async throws { … }
  /// ```
  ///
  /// The container itself is not changed, and its fork shares no instances. A live service that the
  /// case uses is reported, unless the enclosing traits allow or refuse it, as under ``container``;
  /// ``mockContainer(_:over:_:)`` refuses it.
  ///
  /// - Parameters:
  ///   - origin: the container to fork; evaluated again for every case. If making it
  ///     throws, as `.container(try makeAppContainer())` may, the case fails.
  ///   - configure: registers in the case's container, which is current meanwhile; if it throws,
  ///     the case fails and its body does not run.
  /// - Returns: the trait.
  public static func container(
    _ origin: @autoclosure @escaping @Sendable () throws -> Container,
    _ configure: @escaping @Sendable @concurrent (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    ContainerTrait(base: .origin(origin), configure: configure)
  }
}
