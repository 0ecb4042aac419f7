/// Resolves the instances that one outermost resolve shares.
extension Container {
  /// Resolves an instance of lifetime `.graph`: that of the graph in which the caller was made, or
  /// the chain's, or the first of a new graph.
  func fillInGraph(
    _ room: UnsafeMutableRawPointer,
    _ request: Request,
    _ record: RegistrationRecord
  ) throws(ContainerError) -> Found {
    if let lent = lent(record, to: request) { return deliver(lent, into: room, request) }
    if let graph = request.chain?.graph {
      return try fill(room, request, record, sharedIn: graph)
    }
    return try fill(room, request, record, sharedBy: request.sharing ?? Sharing())
  }

  func fillInGraph(
    _ room: UnsafeMutableRawPointer,
    _ request: Request,
    _ record: RegistrationRecord
  ) async throws -> Found {
    if let lent = lent(record, to: request) { return deliver(lent, into: room, request) }
    if let graph = request.chain?.graph {
      return try await fill(room, request, record, sharedIn: graph)
    }
    return try await fill(room, request, record, sharedBy: request.sharing ?? Sharing())
  }

  /// The instance from the graph in which the caller was made, unless a resolve would build another
  /// by now.
  private func lent(_ record: RegistrationRecord, to request: Request) -> InstanceRecord? {
    guard let (instance, since) = request.origin?.lent(record, in: self),
      stillGives(instance.provenance, heldSince: since)
    else { return nil }
    return instance
  }

  /// The chain's graph, if something made for the chain looks up an instance of a graph later.
  func graph(of chain: Frame?, lookedUpBy key: Key) -> GraphScope? {
    guard let chain else { return nil }
    let isOfGraph = withCore { core in core.withRecord(for: key) { $0.lifetime == .graph } }
    guard isOfGraph == true else { return nil }
    let graph = chain.graph
    graph.lend()
    return graph
  }

  func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request,
    _ record: RegistrationRecord,
    sharedIn graph: GraphScope
  ) throws(ContainerError) -> Found {
    while true {
      switch claim(record, in: graph, request) {
      case .ready(let instance):
        return deliver(instance, into: room, request)
      case .build(let build):
        try refuse(build, for: request)
        return deliver(try run(consume build, record, request), into: room, request)
      case .join(let build):
        // An asynchronous one was refused before the graph was read.
        if let instance = try wait(for: build, since: build.epoch, request) {
          return deliver(instance, into: room, request)
        }
      }
    }
  }

  func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request,
    _ record: RegistrationRecord,
    sharedIn graph: GraphScope
  ) async throws -> Found {
    while true {
      switch claim(record, in: graph, request) {
      case .ready(let instance):
        return deliver(instance, into: room, request)
      case .build(let build):
        try refuse(build, for: request)
        if let instance = try await perform(consume build, record, request) {
          return deliver(instance, into: room, request)
        }
      case .join(let build):
        if let instance = try await wait(for: build, since: build.epoch, request) {
          return deliver(instance, into: room, request)
        }
      }
    }
  }

  /// Claims a key of lifetime `.graph` for the calling chain.
  private func claim(
    _ record: RegistrationRecord,
    in graph: GraphScope,
    _ request: Request
  ) -> GraphScope.Claim {
    let resets = withCore { $0.resetCount }
    return graph.claim(record, in: self, resets: resets, for: request.chain) {
      Build(
        request,
        record,
        container: self,
        isAsynchronous: record.place == .task,
        epoch: 0,
        graph: graph
      )
    }
  }
}
