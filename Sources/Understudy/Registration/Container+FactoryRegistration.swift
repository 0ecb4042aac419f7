extension Container {
  /// Registers a factory that takes a parameter; it is resolved as a ``ParameterizedFactory``.
  ///
  /// - Parameters:
  ///   - type: what it makes, protocols as `(any P).self`.
  ///   - input: what it needs beside its container; `Void.self` for nothing.
  ///   - name: tells factories of one input and output apart.
  ///   - make: makes one; what it throws reaches the caller as
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

  /// Registers a factory that takes a parameter and suspends.
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
