/// The state that a reset drops.
public enum ResetTarget: Sendable {
  /// Drops built instances: the next resolve builds anew.
  case instances
  /// Drops registrations too.
  case everything
}
