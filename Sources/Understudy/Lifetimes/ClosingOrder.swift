/// The containers that close together, in order: children before their parents, newer ones first.
///
/// One limit covers the running work of all of them.
struct ClosingOrder {
  let containers: [Container]
  /// The descendants that another caller has begun to close.
  private(set) var closedByOthers: [Container] = []
  /// The builds that must end first.
  private(set) var running: [Build] = []

  /// Begins to close a container and its descendants.
  ///
  /// - Returns: `nil` if another caller has already begun.
  init?(closing container: Container) {
    guard let running = container.beginClosing() else { return nil }
    self.running = running
    // Parents before their children, then reversed: no depth overflows the stack.
    var (begun, next) = ([container], 0)
    while next < begun.count {
      for child in (begun[next].knownChildren?.open ?? []).reversed() {
        guard let running = child.beginClosing() else {
          closedByOthers.append(child)
          continue
        }
        self.running += running
        begun.append(child)
      }
      next += 1
    }
    containers = begun.reversed()
  }
}
