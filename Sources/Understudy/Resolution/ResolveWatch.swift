/// Reports the outcome of a resolve to observers and recorders.
extension Container {
  /// Reports the outcome of a request.
  func tell(_ kind: ContainerEvent.Kind, _ request: Request, duration: Duration = .zero) {
    guard !cell.isUnheard, listeners > 0 else { return }
    tell(
      ContainerEvent(
        kind: kind,
        key: request.key,
        duration: duration,
        depth: (request.chain?.depth ?? 0) + 1,
        containerLabel: label,
        site: request.site,
        asker: request.chain?.key,
        container: id,
        owner: request.owner
      )
    )
  }

  /// Whether a resolve would find an instance, here or in the container that registered the key.
  fileprivate func hasInstance(for request: Request, askedOf asked: Container) -> Bool {
    let key = request.key
    var next: Container? = self
    while let current = next {
      let (record, instance) = current.withCore {
        ($0.registrations.find(key), $0.instances.find(key))
      }
      // Outside the lock: this may be the last reference to a weak instance. A scope has instances
      // of registrations that other containers made.
      if instance?.strong != nil { return true }
      if let record {
        if record.lifetime == .graph {
          return [request.origin, request.chain?.graph].contains {
            $0?.holds(record, in: asked) == true
          }
        }
        return record.ready != nil
      }
      next = current.parent
    }
    return false
  }
}

/// Measures one observed resolve.
struct ResolveWatch {
  private let container: Container
  private let start: ContinuousClock.Instant
  private let wasThere: Bool

  /// Fails if there is no observer.
  @inline(__always)
  init?(_ container: Container, _ request: Request) {
    guard !container.cell.isUnheard, container.listeners > 0 else { return nil }
    self.init(of: container, request)
  }

  private init(of container: Container, _ request: Request) {
    self.container = container
    start = .now
    wasThere = container.hasInstance(for: request, askedOf: container)
  }

  func end(_ request: Request, found: Bool) {
    if found { tell(.resolved(cacheHit: wasThere), request) }
  }

  func end(_ request: Request, _ error: any Error) {
    if let error = error as? ContainerError { tell(.failed(error), request) }
  }

  private func tell(_ kind: ContainerEvent.Kind, _ request: Request) {
    container.tell(kind, request, duration: start.duration(to: .now))
  }
}
