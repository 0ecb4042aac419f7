import Understudy

extension ContainerDiagnostics {
  /// The state of a container.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The container works.
    case open
    /// Built instances still resolve; no others are built.
    case closing
    /// Nothing resolves.
    case closed
    /// The container is the placeholder used where no container is current, and refuses everything.
    case unavailable
  }
}

extension ContainerDiagnostics.State {
  init(_ state: ContainerContents.State) {
    self =
      switch state {
      case .open: .open
      case .closing: .closing
      case .closed: .closed
      case .unavailable: .unavailable
      }
  }
}
