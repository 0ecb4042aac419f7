/// Registers factories that take a parameter.
extension Container {
  /// Registers a factory that takes a parameter; it is resolved as a ``ParameterizedFactory``.
  ///
  /// - Parameters:
  ///   - type: the type it makes, protocols as `(any P).self`.
  ///   - input: the type of the parameter; `Void.self` for none.
  ///   - name: distinguishes factories of one input and output.
  ///   - make: makes an instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  public func registerFactory<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type = Input.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Resolver, Input) throws -> Output
  ) {
    register {
      Registration(type, with: input, name: name, fileID: fileID, line: line, make: make)
    }
  }

  /// Registers an asynchronous factory that takes a parameter.
  public func registerFactory<Input, Output>(
    _ type: Output.Type,
    with input: Input.Type = Input.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Resolver, Input) async throws -> Output
  ) {
    register {
      Registration(type, with: input, name: name, fileID: fileID, line: line, make: make)
    }
  }
}
