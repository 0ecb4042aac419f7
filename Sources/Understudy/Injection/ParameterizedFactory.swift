/// Makes instances that need a parameter from the caller.
///
/// ```swift
/// container.register {
///   Registration(Ticket.self, with: Seat.self) { resolver, seat in
///     Ticket(seat: seat, printedAt: try resolver.resolve((any HouseClock).self).now())
///   }
/// }
/// let tickets = try container.resolve(ParameterizedFactory<Seat, Ticket>.self)
/// let ticket = try tickets.create(with: Seat(row: "A", number: 1))
/// ```
///
/// A test may register a factory made of a closure in its place.
///
/// Made during the build of a shared instance, it holds the container weakly, otherwise strongly.
/// It keeps none of the instances it makes.
public struct ParameterizedFactory<Input, Output>: Sendable {
  enum Body: Sendable {
    case synchronous(@Sendable (Resolver, Input) throws -> Output)
    case asynchronous(@Sendable (Resolver, Input) async throws -> Output)
    /// Made of a closure, without a container.
    case free(@Sendable (Input) throws -> Output)
    case freeAsynchronous(@Sendable (Input) async throws -> Output)
  }

  let body: Body
  let reference: ContainerReference
  let key: Key
  let site: SourceSite

  /// Makes an instance, without suspending.
  ///
  /// - Parameter input: the parameter of the factory.
  /// - Returns: the instance; each call makes another one.
  /// - Throws: ``ContainerError``: what the factory threw, a container that is closed or gone, or
  ///   ``ContainerError/requiresAsync(_:)`` for an asynchronous factory.
  public func create(
    with input: Input,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Output {
    let place = SourceSite(fileID: fileID, line: line)
    if let made = try createFreely(input, at: place) { return made }
    let (container, request) = try open(place)
    guard case .synchronous(let make) = body else {
      throw .requiresAsync(container.context(request, registeredAt: site))
    }
    try container.refuseDepth(request)
    var frame = enter(container, request)
    defer {
      // The calling factory's product is built from what this one was made from.
      for provenance in frame.finish() { request.chain?.note(provenance, from: container) }
      container.leave(&frame)
    }
    do {
      let made = try Ambient.run(frame) {
        try make(Resolver(frame, in: container), input)
      }
      reportCreation(of: made, in: container, frame, request)
      return made
    } catch {
      throw container.failure(error, of: request, registeredAt: site)
    }
  }

  /// Makes an instance, suspending if the factory does.
  ///
  /// - Parameter input: the parameter of the factory.
  /// - Returns: the instance; each call makes another one.
  /// - Throws: ``ContainerError`` or `CancellationError`.
  public func create(
    with input: Input,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Output {
    let place = SourceSite(fileID: fileID, line: line)
    if let made = try await createFreely(awaiting: input, at: place) { return made }
    let (container, request) = try open(place)
    var frame = enter(container, request)
    defer {
      // The calling factory's product is built from what this one was made from.
      for provenance in frame.finish() { request.chain?.note(provenance, from: container) }
      container.leave(&frame)
    }
    let (ambient, resolver) = (Ambient(running: frame), Resolver(frame, in: container))
    do {
      let made = try await Ambient.carried.withValue(ambient) {
        switch body {
        case .synchronous(let make): return try make(resolver, input)
        case .asynchronous(let make): return try await make(resolver, input)
        case .free(let make): return try make(input)
        case .freeAsynchronous(let make): return try await make(input)
        }
      }
      reportCreation(of: made, in: container, frame, request)
      return made
    } catch let error as CancellationError {
      throw error
    } catch {
      throw container.failure(error, of: request, registeredAt: site)
    }
  }

  private func reportCreation(
    of made: Output,
    in container: Container,
    _ frame: Frame,
    _ request: Request
  ) {
    guard container.followsCreations else { return }
    container.reportCreation(of: made, (key, 0, site), builtFrom: frame.noted, request)
  }

  /// The frame has its own key: what is made may need another instance of its type.
  private func enter(_ container: Container, _ request: Request) -> Frame {
    let key = Key(Creation<Input, Output>.self, name: key.name)
    let making = Request(
      key,
      site: request.site,
      chain: request.chain,
      options: .init(reportsMisses: true, isHeldWeakly: reference.isWeak)
    )
    let frame = Frame.make(making, nil, container: container)
    container.enter(frame)
    return frame
  }

  private func open(_ site: SourceSite) throws(ContainerError) -> (Container, Request) {
    guard let container = reference.container else { throw reference.gone(key, site) }
    let request = Request(key, site: site, chain: container.ambientChain)
    guard container.isOpen else {
      throw container.reported(.containerClosed(container.context(request)), request)
    }
    return (container, request)
  }
}

/// The name of a running factory in chains: `Creation<Seat, Ticket>`.
private enum Creation<Input, Output>: CreationName {}

extension ParameterizedFactory: ContainerKeeping {}

extension ParameterizedFactory: RegisteredOtherwise {
  static var product: any Any.Type { Output.self }
  static var spelledAwaiting: String? { "try await factory.create(with: …)" }

  static var spelledFactory: String { "{ _, input in … }" }

  static var spelledArguments: (types: String, rest: String) {
    let types = [Output.self as any Any.Type, Input.self].map {
      ContainerError.spellType(of: Key($0))
    }
    return (types.joined(separator: ", with: "), "")
  }
}
