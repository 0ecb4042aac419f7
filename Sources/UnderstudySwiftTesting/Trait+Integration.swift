public import Testing
public import Understudy
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Gives each case its own container for an integration test: the app's real logic, and nothing
  /// marked live.
  ///
  /// A live service fails the case unless the closure replaces it, and so does a key that is not
  /// registered. `Container.integration(over:)` makes such a container by hand. For a suite that
  /// also runs on the live services there is `.container(.live(.allow))`.
  ///
  /// ```swift
  /// @Test(.integration(over: makeAppContainer()) {
  ///   $0.register(GatewayStub(), as: (any PaymentGateway).self)
  /// })
  /// func sells() async throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - base: the container whose registrations are real; made again for every case, and not
  ///     changed. If making it throws, as `over: try makeAppContainer()` may, the case fails.
  ///   - configure: registers doubles for live services; if it throws, the case fails and its body
  ///     does not run.
  /// - Returns: the trait.
  public static func integration(
    over base: @autoclosure @escaping @Sendable () throws -> Container,
    _ configure: @escaping @Sendable @concurrent (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    mockContainer(.strict.firewall(.marked), over: try base(), configure)
  }
}
