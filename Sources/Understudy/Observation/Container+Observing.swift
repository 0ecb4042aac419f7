import Synchronization

extension Container {
  /// Tells a closure of everything that happens here and in the children of this container.
  ///
  /// ```swift
  /// let token = container.observe(slowerThan: .milliseconds(5)) { event in
  ///   if case .slow = event.kind { print("\(event.key!) took \(event.duration)") }
  /// }
  /// token.cancel()
  /// ```
  ///
  /// The closure runs on the thread of what happened, outside every lock, and may use the container;
  /// what it resolves itself is no event to it. Forks are not observed with their origin. What a
  /// wrapper answers from what it holds is no event.
  ///
  /// - Parameters:
  ///   - threshold: resolves that take longer are told a second time, as ``ContainerEvent/Kind/slow``.
  ///   - notify: what is told.
  /// - Returns: what removes the observer again.
  /// - Complexity: without an observer nothing on the path of a resolve; with one, built instances
  ///   are no longer read by the quick way.
  @discardableResult
  public func observe(
    slowerThan threshold: Duration? = nil,
    _ notify: @escaping @Sendable (ContainerEvent) -> Void
  ) -> ObservationToken {
    let id = observers.add(threshold: threshold, notify)
    watch(by: EpochCell.oneObserver)
    return ObservationToken(container: self, id: id)
  }

  func removeObserver(_ id: UInt64) {
    if knownObservers?.remove(id) == true { watch(by: -EpochCell.oneObserver) }
  }

  /// Sends reads of this container and of its children a longer way, or lets them go.
  ///
  /// - Parameter difference: in the steps of ``EpochCell/detours``.
  func watch(by difference: Int) {
    guard difference != 0 else { return }
    var open = [self]
    while let next = open.popLast() {
      next.cell.detours.wrappingAdd(difference, ordering: .relaxed)
      open += next.children.countListeners(by: difference)
    }
  }

  /// How many observers and recorders hear of what happens here.
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

  /// Tells of what came of a request.
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
  /// Whether a resolve would find an instance, here or with whoever registered the key.
  fileprivate func hasInstance(for request: Request, askedOf asked: Container) -> Bool {
    let key = request.key
    var next: Container? = self
    while let current = next {
      let (record, instance) = current.withCore {
        ($0.registrations.find(key), $0.instances.find(key))
      }
      // Outside the lock: this may turn out to be the last that holds a weak one. A scope has instances
      // of what others have registered.
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

/// The clock of one resolve that somebody observes.
struct ResolveWatch {
  private let container: Container
  private let start: ContinuousClock.Instant
  private let wasThere: Bool

  /// `nil` if nobody observes.
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
