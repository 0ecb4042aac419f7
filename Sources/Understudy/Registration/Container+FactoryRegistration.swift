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
    registerFactory(.synchronous(make), name, SourceSite(fileID: fileID, line: line))
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
    registerFactory(.asynchronous(make), name, SourceSite(fileID: fileID, line: line))
  }

  private func registerFactory<Input, Output>(
    _ body: ParameterizedFactory<Input, Output>.Body,
    _ name: String?,
    _ site: SourceSite
  ) {
    register(
      ParameterizedFactory<Input, Output>.self,
      name: name,
      lifetime: .transient,
      fileID: site.file,
      line: site.line
    ) { resolver in
      ParameterizedFactory(
        body: body,
        reference: resolver.reference,
        key: Key(Output.self, name: name),
        site: site
      )
    }
  }
}
