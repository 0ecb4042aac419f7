import Understudy

extension ContainerDiagnostics {
  /// Where a container is on its way to the end.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Everything works.
    case open
    /// Built instances still resolve; nothing new is built.
    case closing
    /// Nothing resolves.
    case closed
    /// It stands where no container is in reach, and refuses everything.
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
