// Unavailable declarations for likely guesses; the messages name the real API.

extension Registration {
  @available(
    *,
    unavailable,
    message:
      "a factory with a parameter makes an instance at each create(with:): leave out lifetime:"
  )
  @_documentation(visibility: private)
  public init<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type,
    name: String? = nil,
    lifetime: Lifetime<Output>,
    make: @escaping @Sendable (Resolver, Input) throws -> Output
  ) where Value == ParameterizedFactory<Input, Output> { fatalError() }
}
