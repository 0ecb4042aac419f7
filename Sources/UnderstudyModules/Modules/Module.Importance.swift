extension Module {
  /// What becomes of the start-up where the module fails.
  public enum Importance: String, Hashable, Sendable, CaseIterable {
    /// Nothing is published, and the error is thrown.
    case critical
    /// The failure stands in the report, and the start-up goes on without the module. What depends on
    /// it fails with it.
    case optional
  }
}
