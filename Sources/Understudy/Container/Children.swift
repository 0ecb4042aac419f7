/// The open children of a container, held weakly.
final class Children: Sendable {
  private struct Child {
    weak var container: Container?
  }

  private let children = Lock<[ObjectIdentifier: Child]>([:])

  func add(_ child: Container) {
    children.withLock { $0[ObjectIdentifier(child)] = Child(container: child) }
  }

  func remove(_ child: Container) {
    _ = children.withLock { $0.removeValue(forKey: ObjectIdentifier(child)) }
  }

  /// Those that are still there, the newest first.
  var open: [Container] {
    let all = children.withLock { children in children.values.compactMap(\.container) }
    return all.sorted { $0.id > $1.id }
  }
}

extension Container {
  /// The state of a new child; that of a closed container is closed from the start.
  func coreOfChild() -> ContainerCore {
    var core = ContainerCore(parent: self)
    core.lifecycle = withCore(\.lifecycle) == .open ? .open : .closed
    return core
  }

  /// The registration that counts for a key here.
  func record(for key: Key) -> RegistrationRecord? { withCore { $0.record(for: key) } }

  /// All registrations that count here, in order.
  var records: [RegistrationRecord] { withCore(\.records) }

  func stillGives(_ provenance: Provenance, heldSince reset: UInt64) -> Bool {
    withCore { $0.stillGives(provenance, heldSince: reset) }
  }

  /// Whether this container falls back to that one.
  func descends(from ancestor: Container) -> Bool {
    var next = parent
    while let current = next {
      if current === ancestor { return true }
      next = current.parent
    }
    return false
  }

  /// After a change here: children may have built from what has changed.
  ///
  /// - Parameter above: what ancestors have dropped, which grandchildren may have built from.
  func tellChildren(_ retired: ContainerCore.Retired, droppedAbove above: Set<ObjectIdentifier>) {
    let children = children.open
    guard !children.isEmpty else { return }
    let dropped = lost(retired).union(above)
    for child in children { child.follow(dropped) }
  }

  private func follow(_ dropped: Set<ObjectIdentifier>) {
    change(droppedAbove: dropped) { core, retired in
      core.ancestorChanged(dropped: dropped, retired: &retired)
    }
  }

  /// What a reset or a restore has dropped whole; single ones are known by their registration.
  private func lost(_ retired: ContainerCore.Retired) -> Set<ObjectIdentifier> {
    guard !retired.instances.isEmpty else { return [] }
    let current = withCore(\.instances)
    var lost: Set<ObjectIdentifier> = []
    for map in retired.instances {
      map.visit { if !current.holds($0) { lost.insert(ObjectIdentifier($0.provenance)) } }
    }
    return lost
  }
}
