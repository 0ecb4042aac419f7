/// Factories made of a closure: a double, the value of a typed key, or a fallback.
extension ParameterizedFactory {
  /// Makes a factory of a closure, without a container.
  ///
  /// ```swift
  /// extension Dependencies {
  ///   var tickets: Dependency<ParameterizedFactory<Seat, Ticket>> {
  ///     Dependency(live: { ParameterizedFactory { seat in Ticket(seat: seat, printedAt: .now) } })
  ///   }
  /// }
  /// // in a test
  /// $0.register(key: \.tickets, instance: ParameterizedFactory { Ticket(seat: $0, printedAt: .curtain) })
  /// ```
  ///
  /// - Parameter make: makes an instance; an error it throws reaches the caller as
  ///   ``ContainerError/factoryFailed(_:underlying:)``.
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Input) throws -> Output
  ) {
    self.init(.free(make), SourceSite(fileID: fileID, line: line))
  }

  /// Makes a factory of an asynchronous closure, without a container.
  ///
  /// - Parameter make: makes an instance; an error it throws reaches the caller as
  ///   ``ContainerError/factoryFailed(_:underlying:)``.
  @_disfavoredOverload
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ make: @escaping @Sendable (Input) async throws -> Output
  ) {
    self.init(.freeAsynchronous(make), SourceSite(fileID: fileID, line: line))
  }

  private init(_ body: Body, _ site: SourceSite) {
    self.init(body: body, reference: .current, key: Key(Self.self), site: site)
  }

  /// Makes an instance if no container is needed for it.
  ///
  /// - Parameter place: the caller's line.
  func createFreely(_ input: Input, at place: SourceSite) throws(ContainerError) -> Output? {
    switch body {
    case .free(let make):
      do { return try make(input) } catch { throw failure(error, at: place) }
    case .freeAsynchronous: throw .requiresAsync(context(place))
    case .synchronous, .asynchronous: return nil
    }
  }

  /// Makes an instance if no container is needed for it, suspending if the closure does.
  func createFreely(awaiting input: Input, at place: SourceSite) async throws -> Output? {
    do {
      switch body {
      case .free(let make): return try make(input)
      case .freeAsynchronous(let make): return try await make(input)
      case .synchronous, .asynchronous: return nil
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw failure(error, at: place)
    }
  }

  private func failure(_ error: any Error, at place: SourceSite) -> ContainerError {
    error as? ContainerError ?? .factoryFailed(context(place), underlying: error)
  }

  private func context(_ place: SourceSite) -> ContainerError.Context {
    .init(key: key, path: [key], resolvedAt: place, registeredAt: site)
  }
}
