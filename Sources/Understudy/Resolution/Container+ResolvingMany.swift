/// Resolves several instances in one call.
extension Container {
  /// Returns the instances of every registration of a type, named or not, in registration order;
  /// those of a parent that are not shadowed come last.
  ///
  /// A replaced registration keeps its place. Transients are made anew.
  ///
  /// ```swift
  /// for mailer in try container.resolveAll((any Mailer).self) { try mailer.flush() }
  /// ```
  ///
  /// - Parameter type: the type as it was registered; may be left to inference.
  /// - Throws: the first ``ContainerError``, if one cannot be resolved.
  /// - Complexity: O(n) in the number of registrations.
  public func resolveAll<Value>(
    _ type: Value.Type = Value.self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> [Value] {
    try resolvedAll(type, at: SourceSite(fileID: fileID, line: line), chain: ambientChain)
  }

  /// Returns the instances of every registration of a type, suspending if asynchronous code has to
  /// build one.
  ///
  /// - Parameter type: the type as it was registered; may be left to inference.
  /// - Throws: the first ``ContainerError``, if one cannot be resolved.
  public func resolveAll<Value>(
    _ type: Value.Type = Value.self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> [Value] {
    try await resolvedAll(type, at: SourceSite(fileID: fileID, line: line), chain: ambientChain)
  }

  /// Returns several instances in one call, in the order of the arguments.
  ///
  /// ```swift
  /// let (clock, hall) = try container.resolve((any HouseClock).self, Hall.self)
  /// ```
  ///
  /// - Parameters:
  ///   - first: the type of the first instance, as it was registered.
  ///   - second: the type of the second instance.
  ///   - rest: the types of the others.
  /// - Throws: the first ``ContainerError``, if one cannot be resolved.
  public func resolve<First, Second, each Rest>(
    _ first: First.Type,
    _ second: Second.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> (First, Second, repeat each Rest) {
    (
      try resolve(first, fileID: fileID, line: line),
      try resolve(second, fileID: fileID, line: line),
      repeat try resolve(each rest, fileID: fileID, line: line)
    )
  }

  /// Returns several instances in one call, suspending if asynchronous code has to build one.
  ///
  /// - Parameters:
  ///   - first: the type of the first instance, as it was registered.
  ///   - second: the type of the second instance.
  ///   - rest: the types of the others.
  /// - Throws: the first ``ContainerError``, if one cannot be resolved, or `CancellationError`.
  public func resolve<First, Second, each Rest>(
    _ first: First.Type,
    _ second: Second.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> (First, Second, repeat each Rest) {
    (
      try await resolve(first, fileID: fileID, line: line),
      try await resolve(second, fileID: fileID, line: line),
      repeat try await resolve(each rest, fileID: fileID, line: line)
    )
  }

  func resolvedAll<Value>(
    _ type: Value.Type,
    at site: SourceSite,
    chain: Frame?
  ) throws(ContainerError) -> [Value] {
    var values: [Value] = []
    for key in try keys(for: Value.self, site, chain) {
      values.append(try resolved(type, Request(key, site: site, chain: chain)).value)
    }
    return values
  }

  func resolvedAll<Value>(
    _ type: Value.Type,
    at site: SourceSite,
    chain: Frame?
  ) async throws -> [Value] {
    var values: [Value] = []
    for key in try keys(for: Value.self, site, chain) {
      values.append(try await resolved(type, Request(key, site: site, chain: chain)).value)
    }
    return values
  }

  /// The keys registered for a type, in registration order.
  private func keys(
    for type: any Any.Type,
    _ site: SourceSite,
    _ chain: Frame?
  ) throws(ContainerError) -> [Key] {
    let request = Request(Key(type), site: site, chain: chain)
    guard withCore({ $0.lifecycle != .closed }) else {
      throw reported(error(.closed, request), request)
    }
    let keys = records.map(\.key).filter { $0.isFor(type) }
    if isUnavailable || standsFor != nil && keys.isEmpty { throw missed(request) }
    return keys
  }
}
