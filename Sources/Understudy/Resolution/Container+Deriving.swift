/// Makes what a container can make itself: providers and lazies, and the references that they hold.
extension Container {
  /// Makes the types that a container can make itself; the last resort for a key without a
  /// registration.
  func makeDerived(_ request: Request, into destination: UnsafeMutableRawPointer) -> Found? {
    guard !isUnavailable, let maker = request.key.type as? any ContainerDerived.Type else {
      return nil
    }
    let target = InjectedTarget.of(request.key)
    var noted: ContainerReference?
    if let chain = request.chain, chain.runs(in: self), !chain.noteLater(target, in: self) {
      noted = noteMissing(target, lookedUpAs: request.key.type, by: chain.key, at: request.site)
    }
    let graph = request.origin ?? graph(of: request.chain, lookedUpBy: target)
    let reference = (noted ?? reference(for: request)).made(in: graph)
    maker.derive(from: reference, request.key.name, into: destination)
    return Found(provenance: DependencyRecord(key: request.key, registration: 0, level: level))
  }

  /// The reference by which something made for this chain may hold the container.
  func reference(for chain: Frame?) -> ContainerReference {
    // If a shared instance holds it, it must not keep alive the container that holds the instance.
    reference(weakly: chain.map { $0.isHeldWeakly && $0.runs(in: self) } == true)
  }

  func reference(for request: Request) -> ContainerReference {
    request.isHeldWeakly ? reference(weakly: true) : reference(for: request.chain)
  }

  private func reference(weakly isWeak: Bool) -> ContainerReference {
    // What belongs to the app follows the current container: it must not bypass a test's.
    let publication = ProcessDefault.publication(of: self)
    if publication?.hasHappened == true { return .current }
    let own = isWeak ? ContainerReference.weakly(self) : .strongly(self)
    return publication.map { .until($0, own) } ?? own
  }
}
