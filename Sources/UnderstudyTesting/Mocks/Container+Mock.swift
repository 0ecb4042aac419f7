public import Understudy

extension Container {
  /// Makes a container for one test that contains only what the test registers.
  ///
  /// Strict, the default: resolving anything else fails the test, naming key, chain and line, and
  /// throws; it does not crash, and no live code runs.
  ///
  /// ```swift
  /// let mock = Container.mock()
  /// mock.register((any PaymentGateway).self, instance: GatewayStub())
  /// try withContainer(mock) { try BoxOffice().sell(seat) }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what happens on resolving anything else.
  ///   - live: the container whose registrations, and its ancestors', the test replaces; those it
  ///     does not replace are live. It is not changed.
  ///   - label: the container's name in error texts; by default, "mock" and the line,
  ///     `mock, SaleTests.swift:12`.
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
      host: Container.override?.host ?? OutletHost()
    )
    container.record(into: JournalStore())
    return container
  }

  /// Makes a container for one test, filled by a closure, like those of the traits.
  ///
  /// ```swift
  /// let mock = Container.mock {
  ///   $0.register(MailerSpy(), as: (any Mailer).self)
  /// }
  /// ```
  ///
  /// Use it for a block where no trait applies, such as in the body of an exit test, which runs in
  /// a process of its own. A refused resolve there fails the test that started the process.
  ///
  /// ```swift
  /// await #expect(processExitsWith: .failure) {
  ///   withContainer(.mock { $0.register((any Mailer).self, instance: MailerSpy()) }) {
  ///     BoxOffice().sellTwice("A1")  // traps
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what happens on resolving anything else.
  ///   - live: the container whose registrations, and its ancestors', the test replaces; those it
  ///     does not replace are live. It is not changed.
  ///   - label: the container's name in error texts; by default, "mock" and the line, `mock,
  ///     SaleTests.swift:12`.
  ///   - configure: registers doubles in the mock.
  /// - Throws: the closure's error, with its type; nothing if it does not throw.
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

  private static func mockLabel(_ site: SourceSite) -> String {
    "mock, \(site.fileID.split(separator: "/").last ?? ""):\(site.line)"
  }
}
