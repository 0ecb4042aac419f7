/// Where several askers of one injection meet, to make one instance of a transient among them.
struct Sharing: Sendable {
  let scope: GraphScope
  /// The state of the container in which they ask.
  let epoch: UInt64

  init(in scope: GraphScope = GraphScope(), epoch: UInt64 = 0) {
    self.scope = scope
    self.epoch = epoch
  }
}

/// Making for several what a container makes for each.
///
/// The first asker runs the factory in place. The others wait for it as for that of a shared
/// instance. A failure is that of the asker which ran it: the others try then, each alone. One of
/// them behind the other would have no end where factories keep failing.
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

  /// What a build has made that had ended before anybody waited for it.
  private func ready(_ record: RegistrationRecord, _ sharing: Sharing) -> InstanceRecord? {
    sharing.scope.ready(record, in: self, epoch: sharing.epoch)
  }

  /// Asks from the beginning, behind one that has failed, and alone: there may be another registration
  /// by now, or the container is closed, or the task is cancelled.
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
      // The one that has claimed it runs it in place, also where it suspends.
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

  /// Has the first instance of a graph be part of it.
  private func begin(_ build: Build, _ record: RegistrationRecord, _ request: Request) {
    guard record.lifetime == .graph, request.chain == nil, let scope = build.scope else { return }
    if request.sharing == nil { return build.begin(scope) }
    let resets = withCore { $0.resetCount }
    _ = build.graph.claim(record, in: self, resets: resets) { build }
  }
}

extension Build {
  /// An epoch of no build, for those that wait and have no share in its failure.
  fileprivate static var afterwards: UInt64 { .max - 1 }
}
