/// What a fork takes from its origin beside the registrations.
public enum ForkSharing: Sendable {
  /// Registrations alone: the fork builds its own instances.
  case registrations
  /// The instances already built too, less those built from a key that the fork registers again.
  case builtInstances
}
