import Synchronization

/// The moment at which a container becomes the process default, for what was built in it before.
///
/// It does not hold the container: what the container has built holds this.
final class Publication: Sendable {
  private let flag = Atomic<Bool>(false)

  var hasHappened: Bool { flag.load(ordering: .acquiring) }

  func happens() { flag.store(true, ordering: .releasing) }
}
