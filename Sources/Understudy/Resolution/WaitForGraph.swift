import Synchronization

/// The graph of shared builds that wait for each other, over all containers, threads and tasks.
///
/// A build waits for another in two ways: its factory runs that one inline (``Build/runner``), or
/// it joined one that another caller runs. Only the second needs an entry here. Before an entry is
/// made, the graph is walked upward from the waiter; if it reaches the target, the wait would never
/// end.
///
/// Invariant: the graph has no cycle.
struct WaitForGraph {
  private var waiters: [ObjectIdentifier: [Build]] = [:]

  /// Adds the wait, or returns the path of builds that closes the cycle.
  mutating func add(_ waiter: Build, waitsFor target: Build) -> [Build]? {
    if let circle = path(from: waiter, upTo: target) { return circle }
    waiters[ObjectIdentifier(target), default: []].append(waiter)
    return nil
  }

  /// Adds the wait for a build that has not begun: it waits for nothing yet, so no cycle closes.
  mutating func add(_ waiter: Build, waitsForNew target: Build) {
    waiters[ObjectIdentifier(target), default: []].append(waiter)
  }

  mutating func remove(_ waiter: Build, waitsFor target: Build) {
    let id = ObjectIdentifier(target)
    guard var rest = waiters[id], let index = rest.firstIndex(where: { $0 === waiter }) else {
      return
    }
    rest.remove(at: index)
    waiters[id] = rest.isEmpty ? nil : rest
  }

  var isEmpty: Bool { waiters.isEmpty }

  /// The path from the target down to the waiter and to the target again; `nil` if there is none.
  private func path(from waiter: Build, upTo target: Build) -> [Build]? {
    var lowerOf: [ObjectIdentifier: Build] = [:]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(waiter)]
    var open = [waiter]
    while let current = open.popLast() {
      if current === target { return circle(target, waiter, lowerOf) }
      var uppers = waiters[ObjectIdentifier(current)] ?? []
      if let parent = current.runner { uppers.append(parent) }
      for upper in uppers where seen.insert(ObjectIdentifier(upper)).inserted {
        lowerOf[ObjectIdentifier(upper)] = current
        open.append(upper)
      }
    }
    return nil
  }

  private func circle(
    _ target: Build,
    _ waiter: Build,
    _ lowerOf: [ObjectIdentifier: Build]
  ) -> [Build] {
    var path = [target]
    while let last = path.last, last !== waiter, let lower = lowerOf[ObjectIdentifier(last)] {
      path.append(lower)
    }
    return path + [target]
  }

  /// The one graph of the process; it is used only when a caller has to wait.
  static let shared = Lock(WaitForGraph())
}
