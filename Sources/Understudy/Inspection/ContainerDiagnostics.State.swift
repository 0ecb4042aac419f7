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
