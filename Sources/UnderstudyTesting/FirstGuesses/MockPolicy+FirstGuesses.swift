// Unavailable declarations for likely guesses; the messages name the real API.

extension MockPolicy {
  @available(
    *,
    unavailable,
    message: "for a mock container write .mockContainer, or .container(.strict)"
  )
  @_documentation(visibility: private)
  public static var mock: MockPolicy { fatalError() }
}
