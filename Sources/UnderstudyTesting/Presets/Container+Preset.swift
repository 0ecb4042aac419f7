public import Understudy

extension Container {
  /// Makes a container from a preset, for one test.
  ///
  /// The test's registrations are on top of the preset's, and those on top of the base's. The base
  /// is not changed, and nothing is shared with other containers of the preset. To override a
  /// registration for a part of the test, use `withContainer { } operation: { }` inside.
  ///
  /// ```swift
  /// try withContainer(.preset(.boxOffice, over: app)) {
  ///   try withContainer {
  ///     $0.register((any HouseClock).self, instance: FixedClock())
  ///   } operation: {
  ///     try BoxOffice().sell(seat)
  ///   }
  /// }
  /// ```
  ///
  /// A key that occurs twice in one of the batches is refused as in ``register(registrations:)``:
  /// resolving it throws, and it is an issue at the second line.
  ///
  /// - Parameters:
  ///   - preset: the preset to make the container from.
  ///   - base: the container it overlays; without one it has the preset's registrations alone.
  ///   - doubles: the registrations that this test replaces or adds.
  /// - Complexity: O(1) in the number of registrations of the base.
  public static func preset(
    _ preset: ContainerPreset,
    over base: Container? = nil,
    @RegistrationBuilder doubles: () -> [any AnyRegistration] = { [] }
  ) -> Container {
    let container = mock(
      preset.policy.rules,
      over: base,
      beneath: nil,
      label: preset.name,
      host: Container.override?.host ?? preset.policy.hostWithoutTest
    )
    container.record(into: JournalStore())
    container.register(registrations: preset.registrations)
    container.register(registrations: doubles)
    return container
  }

  /// Makes a container for an integration test: the app's real logic, and nothing marked live.
  ///
  /// Registrations marked with `live()` do not run unless the test replaces them, and a key that is
  /// not registered fails the test. All others work as they do in the base, with instances of their
  /// own.
  ///
  /// ```swift
  /// let container = Container.integration(over: app) {
  ///   Registration((any PaymentGateway).self, instance: GatewayStub())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - base: the app's container, or one that the app's composition has filled.
  ///   - doubles: the doubles that replace live registrations.
  public static func integration(
    over base: Container? = nil,
    @RegistrationBuilder doubles: () -> [any AnyRegistration] = { [] }
  ) -> Container {
    preset(.integration, over: base, doubles: doubles)
  }

  /// Makes a container for a SwiftUI preview, in which no live service runs.
  ///
  /// Resolving a key that is missing, or live and not replaced, throws and does nothing more: there
  /// is no test to fail. Issues of doubles are printed to standard error.
  ///
  /// ```swift
  /// #Preview {
  ///   withContainer(.preview(over: app) { Registration((any SeatMap).self) { HalfFullHouse() } }) {
  ///     SeatMapView(model: SeatMapModel())
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - base: the app's container, or one that the app's composition has filled.
  ///   - doubles: the doubles that replace live registrations in the preview.
  public static func preview(
    over base: Container? = nil,
    @RegistrationBuilder doubles: () -> [any AnyRegistration] = { [] }
  ) -> Container {
    preset(.preview, over: base, doubles: doubles)
  }
}

extension MockPolicy {
  /// The host for issues of a container that was made outside tests.
  var hostWithoutTest: any TestHost {
    severity == .ignore ? StandardErrorHost.shared : OutletHost.shared
  }
}
