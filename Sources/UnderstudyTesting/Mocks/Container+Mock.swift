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
  ///   - label: what error texts call it; left out, "mock" and the line, `mock, SaleTests.swift:12`.
  /// - Complexity: O(1), whatever the number of registrations in `live`.
  public static func mock(
    _ policy: MockPolicy = .strict,
    over live: Container? = nil,
    label: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Container {
    LibraryCopies.inProcess.report()
    let container = mock(
      policy.rules,
      over: live,
      beneath: nil,
      label: label ?? mockLabel(SourceSite(fileID: fileID, line: line)),
      sink: Container.override?.sink ?? OutletSink()
    )
    container.record(into: JournalStore())
    return container
  }

  /// A container for one test, filled by a closure, as the traits' are.
  ///
  /// ```swift
  /// let mock = Container.mock {
  ///   $0.register(MailerSpy(), as: (any Mailer).self)
  /// }
  /// ```
  ///
  /// - Parameter configure: registers doubles in the mock.
  /// - Throws: what the closure throws, with its type; nothing if it does not.
  public static func mock<Failure: Error>(
    _ policy: MockPolicy = .strict,
    over live: Container? = nil,
    label: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ configure: (Container) throws(Failure) -> Void
  ) throws(Failure) -> Container {
    let container = mock(policy, over: live, label: label, fileID: fileID, line: line)
    try configure(container)
    return container
  }

  /// A container for one test, with a batch of doubles.
  ///
  /// - Throws: ``ContainerError/duplicateRegistration(_:other:)`` if a key stands twice in it.
  public static func mock(
    _ policy: MockPolicy = .strict,
    over live: Container? = nil,
    label: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder doubles: () -> [any AnyRegistration]
  ) throws(ContainerError) -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let container = mock(policy, over: live, label: label ?? mockLabel(site))
    try container.take(doubles(), at: site)
    return container
  }

  private static func mockLabel(_ site: SourceSite) -> String {
    "mock, \(site.fileID.split(separator: "/").last ?? ""):\(site.line)"
  }
}
