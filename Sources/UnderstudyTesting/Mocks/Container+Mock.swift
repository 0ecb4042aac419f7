public import Understudy

extension Container {
  /// A container for one test, in which only what the test registers is there.
  ///
  /// Strict, the default: asking for anything else fails the test, naming key, chain and line,
  /// and throws; it does not crash, and no live code runs.
  ///
  /// ```swift
  /// let mock = Container.mock()
  /// mock.register((any PaymentGateway).self, instance: GatewayStub())
  /// try withContainer(mock) { try BoxOffice().sell(seat) }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what happens on asking for something else.
  ///   - live: the container whose registrations, and its ancestors', the test replaces; those it
  ///     does not replace are live. It is not changed.
  ///   - label: what error texts call it.
  /// - Complexity: O(1), whatever the number of registrations in `live`.
  public static func mock(
    _ policy: MockPolicy = .strict,
    over live: Container? = nil,
    label: String = "mock"
  ) -> Container {
    LibraryCopies.inProcess.report()
    let container = mock(
      policy.rules,
      over: live,
      beneath: nil,
      label: label,
      sink: Container.override?.sink ?? OutletSink()
    )
    container.record(into: JournalStore())
    return container
  }

  /// A container for one test, with a batch of doubles.
  ///
  /// - Throws: ``ContainerError/duplicateRegistration(_:other:)`` if a key stands twice in it.
  public static func mock(
    _ policy: MockPolicy = .strict,
    over live: Container? = nil,
    label: String = "mock",
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder doubles: () -> [any AnyRegistration]
  ) throws(ContainerError) -> Container {
    let container = mock(policy, over: live, label: label)
    try container.take(doubles(), at: SourceSite(fileID: fileID, line: line))
    return container
  }
}
