// Unavailable declarations for guesses from other tools; the messages name the real API.

public import Understudy

extension Container {
  @available(*, unavailable, message: "Write Container.mock(), or Container.mock(.lenient).")
  public static func mock(strict: Bool) -> Container { unavailable() }

  @available(*, unavailable, message: "Write Container.mock(), or Container.mock(.lenient).")
  public static func mock(relaxed: Bool) -> Container { unavailable() }

  @available(*, unavailable, message: "Write Container.mock(), or Container.mock(.lenient).")
  public static func mocked() -> Container { unavailable() }

  @available(*, unavailable, message: "Write Container.mock(), or Container.mock(.lenient).")
  public static func strictMock() -> Container { unavailable() }

  @available(*, unavailable, message: "Write Container.mock(), or Container.mock(.lenient).")
  public static func fake() -> Container { unavailable() }

  @available(*, unavailable, message: "Write Container.mock(), or Container.mock(.lenient).")
  public static func stub() -> Container { unavailable() }
}

extension MockPolicy {
  @available(*, unavailable, message: "Write .lenient.")
  public static var relaxed: MockPolicy { unavailable() }

  @available(*, unavailable, message: "Write .lenient.")
  public static var loose: MockPolicy { unavailable() }

  @available(*, unavailable, message: "Write .lenient.")
  public static var nice: MockPolicy { unavailable() }

  @available(*, unavailable, message: "Write .lenient.")
  public static var relaxedMock: MockPolicy { unavailable() }

  @available(*, unavailable, message: "Write .strict, or nothing: it is the default.")
  public static var failing: MockPolicy { unavailable() }

  @available(*, unavailable, message: "Write .strict, or nothing: it is the default.")
  public static var exhaustive: MockPolicy { unavailable() }
}

extension Container {
  @available(
    *,
    unavailable,
    message: "Write Container.mock { $0.register(FakeMailer(), as: (any Mailer).self) }."
  )
  public static func mock(
    _ policy: MockPolicy = .strict,
    over live: Container? = nil,
    label: String? = nil,
    @RegistrationBuilder doubles: () -> [any AnyRegistration]
  ) -> Container { unavailable() }
}

@available(*, unavailable, message: "Write withContainer(.mock { $0.register(…) }) { … }.")
@discardableResult
public func withMockContainer<Result>(
  _ policy: MockPolicy = .strict,
  over live: Container? = nil,
  label: String = "mock",
  configure: (Container) async throws -> Void,
  operation: () async throws -> Result
) -> Result { unavailable() }
