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

  /// The observers whose notification this task is running: their own resolves are not reported to
  /// them.
  @TaskLocal static var notified: Set<UInt64> = []

  private static let ids = Atomic<UInt64>(0)
  private let state = Lock(State())
  /// The recorders; changed only under the lock of `state`.
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

  /// Removes an observer.
  ///
  /// - Returns: whether it was there.
  func remove(_ id: UInt64) -> Bool {
    let removed = state.withLock { state -> Observer? in
      state.observers.firstIndex { $0.id == id }.map { state.observers.remove(at: $0) }
    }
    guard removed != nil else { return false }
    total.subtract(1, ordering: .relaxed)
    return true
  }

  /// Adds a recorder.
  ///
  /// - Returns: `false` if it is there already.
  func add(_ recorder: any EventRecorder) -> Bool {
    let isNew = state.withLock { _ in list.add(recorder) }
    if isNew { total.add(1, ordering: .relaxed) }
    return isNew
  }

  /// The recorders, in the order in which they were added.
  var recorders: [any EventRecorder] { list.all }

  @inline(__always)
  func forEachRecorder(_ body: (any EventRecorder) -> Void) { list.visit(body) }

  /// The number of observers and recorders together.
  var count: Int { total.load(ordering: .relaxed) }

  /// Delivers an event to the observers and recorders.
  ///
  /// - Parameter told: the recorders that have the event already; extended by the recorders called
  ///   here.
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
