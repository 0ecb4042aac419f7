import Synchronization

/// Adds observers, and decides which of them receive an event.
extension Container {
  /// Calls a closure with every event of this container and its children.
  ///
  /// ```swift
  /// let token = container.observe(slowerThan: .milliseconds(5)) { event in
  ///   if case .slow = event.kind { print("\(event.key!) took \(event.duration)") }
  /// }
  /// token.cancel()
  /// ```
  ///
  /// The closure runs on the thread of the event, outside every lock, and may use the container;
  /// its own resolves are not reported to it. Forks are not observed with their origin. A read that
  /// a wrapper answers from what it holds is not an event.
  ///
  /// - Parameters:
  ///   - threshold: resolves that take longer are reported a second time, as
  ///     ``ContainerEvent/Kind/slow``.
  ///   - notify: the closure to call with each event.
  /// - Returns: a token that removes the observer.
  /// - Complexity: without an observer, no cost on the path of a resolve; with one, built instances
  ///   are no longer read on the fast path.
  @discardableResult
  public func observe(
    slowerThan threshold: Duration? = nil,
    _ notify: @escaping @Sendable (ContainerEvent) -> Void
  ) -> ObservationToken {
    let id = observers.add(threshold: threshold, notify)
    watch(by: ChangeCounter.oneObserver)
    return ObservationToken(container: self, id: id)
  }

  func removeObserver(_ id: UInt64) {
    if knownObservers?.remove(id) == true { watch(by: -ChangeCounter.oneObserver) }
  }

  /// Sends reads of this container and of its children to the slow path, or back.
  ///
  /// - Parameter difference: in the units of ``ChangeCounter/detours``.
  func watch(by difference: Int) {
    guard difference != 0 else { return }
    var open = [self]
    while let next = open.popLast() {
      next.cell.detours.wrappingAdd(difference, ordering: .relaxed)
      open += next.children.countListeners(by: difference)
    }
  }

  /// The number of observers and recorders that receive events of this container.
  var listeners: Int {
    var count = knownObservers?.count ?? 0
    var next = parent
    while let current = next {
      count += current.knownObservers?.count ?? 0
      next = current.parent
    }
    return count
  }

  package func tell(_ kind: ContainerEvent.Kind, _ key: Key? = nil, at site: SourceSite? = nil) {
    guard !cell.isUnheard, listeners > 0 else { return }
    tell(
      ContainerEvent(kind: kind, key: key, containerLabel: label, site: site, container: id)
    )
  }

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

  private func tell(_ event: ContainerEvent) {
    // As in each test's container.
    guard cell.isObserved else { return forEachInLine { $0.record(event) } }
    var told: [any EventRecorder] = []
    var container: Container? = self
    while let current = container {
      current.knownObservers?.tell(event, told: &told)
      container = current.parent
    }
  }
}

extension Container {
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
