/// What a reset drops.
public enum ResetTarget: Sendable {
  /// Built instances: the next resolve builds anew.
  case instances
  /// Registrations too.
  case everything
}
