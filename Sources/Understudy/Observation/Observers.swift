import Synchronization

/// The observers of one container.
final class Observers: Sendable {
  struct Observer: Sendable {
    let id: UInt64
    let threshold: Duration?
    let notify: @Sendable (ContainerEvent) -> Void
  }

  /// Whose notification this task is running: what an observer resolves itself is no event to it.
  @TaskLocal static var notified: Set<UInt64> = []

  private static let ids = Atomic<UInt64>(0)
  private let list = Lock<[Observer]>([])

  func add(
    threshold: Duration?,
    _ notify: @escaping @Sendable (ContainerEvent) -> Void
  ) -> UInt64 {
    let id = Self.ids.add(1, ordering: .relaxed).newValue
    list.withLock { $0.append(Observer(id: id, threshold: threshold, notify: notify)) }
    return id
  }

  /// - Returns: whether it was there.
  func remove(_ id: UInt64) -> Bool {
    let removed = list.withLock { list -> Observer? in
      list.firstIndex { $0.id == id }.map { list.remove(at: $0) }
    }
    return removed != nil
  }

  var count: Int { list.withLock(\.count) }

  func tell(_ event: ContainerEvent) {
    for observer in list.withLock({ $0 }) where !Self.notified.contains(observer.id) {
      Self.$notified.withValue(Self.notified.union([observer.id])) {
        observer.notify(event)
        guard case .resolved = event.kind, let threshold = observer.threshold,
          event.duration > threshold
        else { return }
        observer.notify(event.slow)
      }
    }
  }
}

extension ContainerEvent {
  fileprivate var slow: ContainerEvent {
    ContainerEvent(
      kind: .slow,
      key: key,
      duration: duration,
      depth: depth,
      containerLabel: containerLabel
    )
  }
}
