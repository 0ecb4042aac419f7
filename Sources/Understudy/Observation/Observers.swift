import Synchronization

/// The observers of one container.
final class Observers: Sendable {
  struct Observer: Sendable {
    let id: UInt64
    let threshold: Duration?
    let notify: @Sendable (ContainerEvent) -> Void
  }

  private struct State {
    var observers: [Observer] = []
  }

  /// Whose notification this task is running: what an observer resolves itself is no event to it.
  @TaskLocal static var notified: Set<UInt64> = []

  private static let ids = Atomic<UInt64>(0)
  private let state = Lock(State())
  /// Added to under the lock of `state`.
  private let list = RecorderList()
  private let total = Atomic<Int>(0)

  func add(
    threshold: Duration?,
    _ notify: @escaping @Sendable (ContainerEvent) -> Void
  ) -> UInt64 {
    let id = Self.ids.add(1, ordering: .relaxed).newValue
    state.withLock { $0.observers.append(Observer(id: id, threshold: threshold, notify: notify)) }
    total.add(1, ordering: .relaxed)
    return id
  }

  /// - Returns: whether it was there.
  func remove(_ id: UInt64) -> Bool {
    let removed = state.withLock { state -> Observer? in
      state.observers.firstIndex { $0.id == id }.map { state.observers.remove(at: $0) }
    }
    guard removed != nil else { return false }
    total.subtract(1, ordering: .relaxed)
    return true
  }

  /// - Returns: `false` if it is there already.
  func add(_ recorder: any EventRecorder) -> Bool {
    let isNew = state.withLock { _ in list.add(recorder) }
    if isNew { total.add(1, ordering: .relaxed) }
    return isNew
  }

  /// In the order in which they were added.
  var recorders: [any EventRecorder] { list.all }

  @inline(__always)
  func forEachRecorder(_ body: (any EventRecorder) -> Void) { list.visit(body) }

  /// Observers and recorders together.
  var count: Int { total.load(ordering: .relaxed) }

  /// - Parameter told: the recorders that know of it already, to which its own are added.
  func tell(_ event: ContainerEvent, told: inout [any EventRecorder]) {
    guard count > 0 else { return }
    let (observers, recorders) = (state.withLock(\.observers), recorders)
    if told.isEmpty {
      for recorder in recorders { recorder.record(event) }
      told = recorders
    } else {
      for recorder in recorders where !told.contains(where: { $0 === recorder }) {
        recorder.record(event)
        told.append(recorder)
      }
    }
    for observer in observers where !Self.notified.contains(observer.id) {
      Self.$notified.withValue(Self.notified.union([observer.id])) {
        observer.notify(event)
        guard case .resolved = event.kind, let threshold = observer.threshold,
          event.duration > threshold
        else { return }
        var slow = event
        slow.kind = .slow
        observer.notify(slow)
      }
    }
  }
}
