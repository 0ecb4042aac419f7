/// A type of this library that keeps instances where reflection does not find them.
package protocol InstanceKeeper: Sendable {
  var keptValues: [Any] { get }
}

extension Container: InstanceKeeper {
  /// The instances built here, while the container is open.
  package var keptValues: [Any] {
    let instances = withCore { $0.lifecycle == .closed ? PersistentMap() : $0.instances.share() }
    return instances.values
  }
}

/// An object shared by all copies of a snapshot, which shows whether one still exists.
final class SnapshotMark: InstanceKeeper {
  private let state: ContainerCore.StateSnapshot

  init(_ state: ContainerCore.StateSnapshot) { self.state = state }

  var keptValues: [Any] { state.instances.values }
}

extension PersistentMap<InstanceRecord> {
  var values: [Any] {
    var values: [Any] = []
    visit { if let instance = $0.strong { values.append(instance.anyValue) } }
    return values
  }
}
