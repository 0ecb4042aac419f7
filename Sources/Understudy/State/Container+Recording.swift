/// Adds recorders, and decides which of them a fork inherits.
extension Container {
  /// Adds a recorder for what happens here, in children, and in forks made from now on.
  ///
  /// A recorder that is added twice still receives each event once.
  package func record(into recorder: any EventRecorder) {
    if observers.add(recorder) { watch(by: ChangeCounter.oneRecorder) }
  }

  /// Adds the recorders of a fork's origin, in the whole chain.
  func isRecorded(like origin: Container) {
    takeRecorders(of: origin)
    guard level > 0 else { return }
    var (next, ancestor) = (parent, origin.parent)
    while let current = next, let model = ancestor {
      current.takeRecorders(of: model)
      (next, ancestor) = (current.parent, model.parent)
    }
  }

  private func takeRecorders(of origin: Container) {
    if let observers = origin.knownObservers {
      for recorder in observers.recorders { record(into: recorder) }
    }
    if isOfTest { takeSettings(of: origin) }
  }

  /// The recorders added here and not already above, oldest first.
  package var recorders: [any EventRecorder] { knownObservers?.recorders ?? [] }

  /// Identifies this container among all of the process, even after it is gone.
  package var identity: UInt64 { id }

  /// The container that this one falls back to.
  package var ancestor: Container? { parent }
}
