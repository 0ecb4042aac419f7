extension Container {
  /// Lets a recorder take down what happens here, in children, and in forks made from now on.
  ///
  /// A recorder that is there already is told once all the same.
  package func record(into recorder: any EventRecorder) {
    if observers.add(recorder) { watch(by: EpochCell.oneRecorder) }
  }

  /// Takes over, in the whole chain, what a fork's origin is recorded by.
  func isRecorded(like origin: Container) {
    takeRecorders(of: origin)
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
    if let overrides, let others = origin.overrides { overrides.settings = others.settings }
  }

  /// Those that take down what happens here and not already above, the oldest first.
  package var recorders: [any EventRecorder] { knownObservers?.recorders ?? [] }

  /// Tells this container apart from all others of the process, also after it is gone.
  package var identity: UInt64 { id }

  /// The container that this one falls back to.
  package var ancestor: Container? { parent }
}
