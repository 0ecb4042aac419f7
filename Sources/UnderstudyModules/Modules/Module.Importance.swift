extension Module {
  /// The effect that the failure of a module has on the start-up.
  public enum Importance: String, Hashable, Sendable, CaseIterable {
    /// Nothing is published, and the error is thrown.
    case critical
    /// The failure is in the report, and the start-up continues without the module. Modules that
    /// depend on it fail too.
    case optional
  }
}
