public import Understudy

extension Container {
  /// A container made from a preset, for one test.
  ///
  /// What the test registers comes on top of the preset's registrations, and those on top of the
  /// base's. The base is not changed, and nothing is shared with other containers of the preset. To
  /// override something for a part of the test, use `withContainer { } operation: { }` inside.
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
  /// A key that stands twice in one of the batches is refused as ``register(registrations:)`` does
  /// it: resolving it throws, and it is an issue at the second line.
  ///
  /// - Parameters:
  ///   - preset: what the container is like.
  ///   - base: the container it stands over; without one it has the preset's registrations alone.
  ///   - doubles: what this test replaces or adds.
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
      sink: Container.override?.sink ?? preset.policy.sinkWithoutTest
    )
    container.record(into: JournalStore())
    container.register(registrations: preset.registrations)
    container.register(registrations: doubles)
    return container
  }

  /// A container for an integration test: real business logic, and nothing that is marked live.
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
  ///   - doubles: what takes the place of what is live.
  public static func integration(
    over base: Container? = nil,
    @RegistrationBuilder doubles: () -> [any AnyRegistration] = { [] }
  ) -> Container {
    preset(.integration, over: base, doubles: doubles)
  }

  /// A container for a SwiftUI preview: nothing that is marked live runs.
  ///
  /// Asking for what is not there, or is live and not replaced, throws and does nothing more: there
  /// is no test to fail. What doubles find wrong is a line on standard error.
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
  ///   - doubles: what the preview shows in the place of what is live.
  public static func preview(
    over base: Container? = nil,
    @RegistrationBuilder doubles: () -> [any AnyRegistration] = { [] }
  ) -> Container {
    preset(.preview, over: base, doubles: doubles)
  }
}

extension MockPolicy {
  /// Where issues of a container go that was made outside of tests.
  var sinkWithoutTest: any IssueSink {
    severity == nil ? StandardErrorSink.shared : OutletSink.shared
  }
}
