// What people write first, with the way it is written here. None of these can be called.

extension MockPolicy {
  @available(
    *,
    unavailable,
    message: "for a mock container write .mockContainer, or .container(.strict)"
  )
  @_documentation(visibility: private)
  public static var mock: MockPolicy { fatalError() }
}
