/// Resolving what one outermost resolve shares.
extension Container {
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
        // An asynchronous one was refused before anybody looked into the graph.
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

  /// Claims a key of lifetime `.graph` for the chain that asks.
  private func claim(
    _ record: RegistrationRecord,
    in graph: GraphScope,
    _ request: Request
  ) -> GraphScope.Claim {
    graph.claim(record, in: self) {
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
