/// The state that a fork takes from its origin besides the registrations.
public enum ForkSharing: Sendable {
  /// Takes registrations alone: the fork builds its own instances.
  case registrations
  /// Also takes the built instances, except those built from a key that the fork registers again.
  case builtInstances
}
