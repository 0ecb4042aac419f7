// First guesses at factories with a parameter: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "register it in a batch: register { Registration(T.self, with: Input.self) { _, input in … } }"
  )
  @_documentation(visibility: private)
  public func registerFactory<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type = Input.self,
    name: String? = nil,
    make: (Resolver, Input) async throws -> Output
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register it in a batch: register { Registration(T.self, with: Input.self) { _, input in … } }"
  )
  @_documentation(visibility: private)
  public func register<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type,
    name: String? = nil,
    factory: (Resolver, Input) async throws -> Output
  ) { fatalError() }
}

extension ParameterizedFactory {
  @available(*, unavailable, message: "make an instance with try factory.create(with: input)")
  @_documentation(visibility: private)
  public func callAsFunction(_ input: Input) -> Output { fatalError() }
}

extension ParameterizedFactory where Input == Void {
  @available(
    *,
    unavailable,
    message: "inject a Provider and call get(), or write create(with: ())"
  )
  @_documentation(visibility: private)
  public func create() throws(ContainerError) -> Output { fatalError() }
}
