public import Testing
public import Understudy
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Each case its own container for an integration test: the app's real business logic, and nothing
  /// that is marked live.
  ///
  /// What is marked live fails the case unless the closure replaces it, and so does a key that is
  /// not registered. `Container.integration(over:)` makes one by hand. For a suite that runs on the
  /// live parts as well there is `.container(.live(.allow))`.
  ///
  /// ```swift
  /// @Test(.integration(over: makeAppContainer()) {
  ///   $0.register(GatewayStub(), as: (any PaymentGateway).self)
  /// })
  /// func sells() async throws { … }
  /// ```
  ///
  /// - Parameters:
  ///   - base: the container whose registrations are real; made anew for every case, and not changed.
  ///   - configure: registers doubles for what is live; what it throws fails the case, whose body then
  ///     does not run.
  public static func integration(
    over base: @autoclosure @escaping @Sendable () -> Container,
    _ configure: @escaping @Sendable (Container) async throws -> Void = { _ in }
  ) -> ContainerTrait {
    mockContainer(.strict.firewall(.marked), over: base(), configure)
  }
}
