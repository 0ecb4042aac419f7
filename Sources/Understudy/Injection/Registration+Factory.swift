/// Makes registrations of factories that take a parameter.
extension Registration {
  /// Makes a registration of a factory that takes a parameter; it is resolved as a
  /// ``ParameterizedFactory``.
  ///
  /// ```swift
  /// container.register {
  ///   Registration(Receipt.self, with: Money.self) { resolver, amount in
  ///     try Receipt(amount: amount, clock: resolver.resolve())
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type it makes, protocols as `(any P).self`.
  ///   - input: the type of the parameter.
  ///   - name: distinguishes factories of one input and output.
  ///   - make: makes an instance.
  public init<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Resolver, Input) throws -> Output
  ) where Value == ParameterizedFactory<Input, Output> {
    self.init(.synchronous(make), name, fileID, line)
  }

  /// Makes a registration of an asynchronous factory that takes a parameter.
  ///
  /// - Parameters:
  ///   - type: the type it makes, protocols as `(any P).self`.
  ///   - input: the type of the parameter.
  ///   - name: distinguishes factories of one input and output.
  ///   - make: makes an instance.
  public init<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Resolver, Input) async throws -> Output
  ) where Value == ParameterizedFactory<Input, Output> {
    self.init(.asynchronous(make), name, fileID, line)
  }

  private init<Input, Output>(
    _ body: Value.Body,
    _ name: String?,
    _ fileID: StaticString,
    _ line: UInt
  ) where Value == ParameterizedFactory<Input, Output> {
    let site = SourceSite(fileID: fileID, line: line)
    self.init(Value.self, name: name, lifetime: .transient, fileID: fileID, line: line) {
      (resolver: Resolver) in
      ParameterizedFactory(
        body: body,
        reference: resolver.reference,
        key: Key(Output.self, name: name),
        site: site
      )
    }
  }
}
