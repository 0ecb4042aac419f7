/// Decides what happens to elements after a lease.
extension Pool {
  /// Takes a leased element back; once for each lease.
  func takeBack(_ item: Item) {
    if let reset = plan.reset, !state.withLock({ $0.isClosed }) {
      do { try reset(item.value) } catch { return doom(item) }
    }
    switch state.withLock({ $0.end(item) }) {
    case .kept: break
    case .handed(let waiter): waiter.resume(returning: .lend(item))
    case .doomed: discardLater(item)
    }
  }

  /// Discards a leased element.
  func doom(_ item: Item) {
    state.withLock { $0.doom() }
    discardLater(item)
  }

  /// Discards an element that is counted as being discarded, in a task of its own if that may
  /// suspend.
  func discardLater(_ item: Item) {
    guard plan.discard != nil else { return settle() }
    Task.detached {
      await self.discard(item)
      self.settle()
    }
  }

  func discard(_ item: Item) async {
    guard let discard = plan.discard else { return }
    guard let container = plan.factory.reference.container else { return await discard(item.value) }
    await withContainer(container) { await discard(item.value) }
  }

  /// Records that an element is discarded: its slot goes to the caller that has waited longest.
  private func settle() {
    let (waiter, isOver) = state.withLock { ($0.discarded(), $0.isOver) }
    waiter?.resume(returning: .make)
    if isOver { ending.complete() }
  }

  /// Ends all waits, discards idle elements and returns when all that are being discarded are gone.
  func close() async {
    let (end, isOver) = state.withLock { ($0.close(), $0.isOver) }
    for waiter in end.refused { waiter.resume(returning: .closed) }
    for item in end.doomed.reversed() {
      await discard(item)
      settle()
    }
    if isOver { ending.complete() }
    await ending.wait()
  }

  /// Whether dropping it without closing leaves something undone.
  var hasSomethingToDiscard: Bool {
    plan.discard != nil && state.withLock { $0.taken > 0 }
  }
}
