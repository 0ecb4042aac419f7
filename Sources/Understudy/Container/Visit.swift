import Synchronization

/// One stay in a container: what the task carries meanwhile.
///
/// A factory that opens `withContainer` stays in its chain; the container it visits is told, so
/// that its quick reads look for the chain, too.
struct Visit {
  let ambient: Ambient
  private var isCounted: Bool { ambient.frame != nil }

  init(to container: Container) { self.init(to: container, on: Ambient.current?.frame) }

  /// - Parameter frame: the factory on whose behalf the visit is, if one is running.
  init(to container: Container, on frame: Frame?) {
    ambient = Ambient(container: container, frame: frame)
    if isCounted { container.cell.runningFactories.add(1, ordering: .relaxed) }
  }

  func end() {
    if isCounted { ambient.container.cell.runningFactories.subtract(1, ordering: .relaxed) }
  }
}
