/// The meeting point of several callers of one injection, which share one instance of a transient.
struct Sharing: Sendable {
  let scope: GraphScope
  /// The state of the container in which they ask.
  let epoch: UInt64

  init(in scope: GraphScope = GraphScope(), epoch: UInt64 = 0) {
    self.scope = scope
    self.epoch = epoch
  }
}

/// Decides which callers share an instance that no container keeps: those of one injection, and
/// those of one outermost resolve.
extension Container {
  /// The step to an instance of lifetime `.graph`: that of the graph in which the caller was made,
  /// or the chain's, or the first of a new graph.
  func stepInGraph(
    _ record: RegistrationRecord,
    _ request: Request,
    _ hasWaited: Bool
  ) throws(ContainerError) -> ResolveStep {
    if let lent = lent(record, to: request) { return .deliver(lent) }
    guard let graph = request.chain?.graph else {
      return try stepToShare(record, by: request.sharing ?? Sharing(), request, hasWaited)
    }
    switch claim(record, in: graph, request) {
    case .ready(let instance): return .deliver(instance)
    case .join(let build): return .wait(build, since: build.epoch)
    case .build(let build):
      try refuse(build, for: request)
      return .build(build, record)
    }
  }

  /// The step to an instance for several callers of what the container otherwise makes for each.
  ///
  /// The first caller runs the factory in place. The others wait for it as they would for a shared
  /// instance. A failure belongs to the caller that ran the factory: the others then try, each
  /// alone. If they queued behind each other, there would be no end while factories keep failing.
  func stepToShare(
    _ record: RegistrationRecord,
    by sharing: Sharing,
    _ request: Request,
    _ hasWaited: Bool
  ) throws(ContainerError) -> ResolveStep {
    if hasWaited {
      // The build may have ended before this caller waited for it.
      let ready = sharing.scope.ready(record, in: self, epoch: sharing.epoch)
      return ready.map { .deliver($0) } ?? .resolveAlone
    }
    try refuseCycle(request)
    try refuseDepth(request)
    switch claim(record, sharing, request) {
    case .ready(let instance): return .deliver(instance)
    case .join(let build): return .wait(build, since: Build.afterwards)
    case .build(let build):
      begin(build, record, request)
      return .build(build, record)
    }
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

  private func claim(
    _ record: RegistrationRecord,
    _ sharing: Sharing,
    _ request: Request
  ) -> GraphScope.Claim {
    let resets = withCore { $0.resetCount }
    return sharing.scope.claim(record, in: self, epoch: sharing.epoch, resets: resets) {
      // The caller that has claimed it runs it in place, also if it suspends.
      Build(
        request,
        record,
        container: self,
        isAsynchronous: false,
        epoch: .max,
        graph: sharing.scope
      )
    }
  }

  /// Makes the first instance of a graph part of it.
  private func begin(_ build: Build, _ record: RegistrationRecord, _ request: Request) {
    guard record.lifetime == .graph, request.chain == nil, let scope = build.scope else { return }
    if request.sharing == nil { return build.begin(scope) }
    let resets = withCore { $0.resetCount }
    _ = build.graph.claim(record, in: self, resets: resets) { build }
  }
}

extension Build {
  /// An epoch of no build, for callers that waited and have no share in its failure.
  static var afterwards: UInt64 { .max - 1 }
}
