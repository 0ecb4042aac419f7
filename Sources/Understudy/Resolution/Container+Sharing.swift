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

/// Makes one instance for several callers of what the container otherwise makes for each.
///
/// The first caller runs the factory in place. The others wait for it as they would for a shared
/// instance. A failure belongs to the caller that ran the factory: the others then try, each alone.
/// If they queued behind each other, there would be no end while factories keep failing.
extension Container {
  func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request,
    _ record: RegistrationRecord,
    sharedBy sharing: Sharing
  ) throws(ContainerError) -> Found {
    try refuseCycle(request)
    try refuseDepth(request)
    switch claim(record, sharing, request) {
    case .ready(let instance): return deliver(instance, into: room, request)
    case .build(let build):
      begin(build, record, request)
      return deliver(try run(build, record, request), into: room, request)
    case .join(let build):
      if let instance = try wait(for: build, since: Build.afterwards, request) {
        return deliver(instance, into: room, request)
      }
      if let instance = ready(record, sharing) { return deliver(instance, into: room, request) }
      return try askAgain(room, request)
    }
  }

  func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request,
    _ record: RegistrationRecord,
    sharedBy sharing: Sharing
  ) async throws -> Found {
    try refuseCycle(request)
    try refuseDepth(request)
    switch claim(record, sharing, request) {
    case .ready(let instance): return deliver(instance, into: room, request)
    case .build(let build):
      begin(build, record, request)
      return deliver(try await runInTask(build, record, request), into: room, request)
    case .join(let build):
      if let instance = try await wait(for: build, since: Build.afterwards, request) {
        return deliver(instance, into: room, request)
      }
      if let instance = ready(record, sharing) { return deliver(instance, into: room, request) }
      return try await askAgain(room, request)
    }
  }

  /// The result of a build that had ended before any caller waited for it.
  private func ready(_ record: RegistrationRecord, _ sharing: Sharing) -> InstanceRecord? {
    sharing.scope.ready(record, in: self, epoch: sharing.epoch)
  }

  /// Asks from the beginning, alone, after a failure: the registration may have been replaced by
  /// now, the container closed, or the task cancelled.
  private func askAgain(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) throws(ContainerError) -> Found {
    if let found = try look(room, request.alone) { return found }
    throw missed(request)
  }

  private func askAgain(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) async throws -> Found {
    if let found = try await look(room, request.alone) { return found }
    throw missed(request)
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
  fileprivate static var afterwards: UInt64 { .max - 1 }
}
