// Unavailable declarations for likely guesses; the messages name the real API.

extension MockPolicy {
  @available(
    *,
    unavailable,
    message: "for a mock container, write .mockContainer, or .container(.strict)"
  )
  @_documentation(visibility: private)
  public static var mock: MockPolicy { fatalError() }
}

extension MockPolicy {
  @available(
    *,
    unavailable,
    message: "write .strict or .lenient, and .firewall(.everything), .firewall(.marked) or (nil)"
  )
  @_documentation(visibility: private)
  public enum MissingKey {
    case failsTest
    case throwsError
  }

  @available(
    *,
    unavailable,
    message: "write .lenient.firewall(.everything) for errors, .strict.firewall(nil) for failures"
  )
  @_documentation(visibility: private)
  public func missing(_ missing: MissingKey) -> MockPolicy { fatalError() }

  @available(*, unavailable, message: "write .severity(.ignore)")
  @_documentation(visibility: private)
  public func withoutIssues() -> MockPolicy { fatalError() }
}
