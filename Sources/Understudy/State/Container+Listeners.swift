import Synchronization

/// Decides which observers and recorders receive an event.
extension Container {
  /// Sends reads of this container and of its children to the slow path, or back.
  ///
  /// - Parameter difference: in the units of ``ChangeCounter/detours``.
  func watch(by difference: Int) {
    guard difference != 0 else { return }
    var open = [self]
    while let next = open.popLast() {
      next.cell.detours.wrappingAdd(difference, ordering: .relaxed)
      open += next.children.countListeners(by: difference)
    }
  }

  /// The number of observers and recorders that receive events of this container.
  var listeners: Int {
    var count = knownObservers?.count ?? 0
    var next = parent
    while let current = next {
      count += current.knownObservers?.count ?? 0
      next = current.parent
    }
    return count
  }

  package func tell(_ kind: ContainerEvent.Kind, _ key: Key? = nil, at site: SourceSite? = nil) {
    guard !cell.isUnheard, listeners > 0 else { return }
    tell(
      ContainerEvent(kind: kind, key: key, containerLabel: label, site: site, container: id)
    )
  }

  func tell(_ event: ContainerEvent) {
    // As in each test's container.
    guard cell.isObserved else { return forEachInLine { $0.record(event) } }
    var told: [any EventRecorder] = []
    var container: Container? = self
    while let current = container {
      current.knownObservers?.tell(event, told: &told)
      container = current.parent
    }
  }

  /// Calls the closure with each recorder here and above, once.
  func forEachInLine(_ body: (any EventRecorder) -> Void) {
    forEachRecorder(body)
    guard var ancestor = parent else { return }
    var told = recorders
    while true {
      for recorder in ancestor.recorders where !told.contains(where: { $0 === recorder }) {
        body(recorder)
        told.append(recorder)
      }
      guard let next = ancestor.parent else { return }
      ancestor = next
    }
  }
}
