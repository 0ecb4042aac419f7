import Understudy

/// A consumer of a manual sequence; it leaves when its last owner, an iterator or a stream, ends.
final class SequenceConsumer<Element: Sendable, Failure: Error>: Sendable {
  private let core: SequenceCore<Element, Failure>
  /// `nil` before the first element is asked for.
  private let id = Lock<Int?>(nil)

  init(_ core: SequenceCore<Element, Failure>) { self.core = core }

  deinit {
    if let id = id.withLock({ $0 }) { leave(id) }
  }

  /// The next element; `nil` after the last one, and if the task is cancelled.
  nonisolated(nonsending) func next() async throws(Failure) -> Element? {
    let id = begun()
    switch await delivery(to: id) {
    case .element(let element): return element
    case .finished: return nil
    case .failed(let error): throw error
    }
  }

  private nonisolated(nonsending) func delivery(
    to id: Int
  ) async -> SequenceDelivery<Element, Failure> {
    if let ready = act({ $0.next(for: id) }) { return ready }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let ready = act({ $0.attach(continuation, to: id) }) {
          continuation.resume(returning: ready)
        }
      }
    } onCancel: {
      leave(id)
    }
  }

  private func begun() -> Int {
    let (new, resumptions) = id.withLock {
      id -> (Int, SequenceCore<Element, Failure>.State.Resumptions?) in
      if let id { return (id, nil) }
      let (new, resumptions) = core.state.withLock { $0.begin() }
      id = new
      return (new, resumptions)
    }
    if let resumptions { core.resume(resumptions) }
    return new
  }

  private func leave(_ id: Int) { core.resume(core.state.withLock { $0.leave(id) }) }

  private func act(
    _ body: (inout SequenceCore<Element, Failure>.State) -> (
      SequenceDelivery<Element, Failure>?, SequenceCore<Element, Failure>.State.Resumptions
    )
  ) -> SequenceDelivery<Element, Failure>? {
    let (delivery, resumptions) = core.state.withLock(body)
    core.resume(resumptions)
    return delivery
  }
}
