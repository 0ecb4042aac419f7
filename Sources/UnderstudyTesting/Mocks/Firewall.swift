/// The registrations that may not run in a mock container.
///
/// ```swift
/// let mock = Container.mock(.firewall(.marked), over: app)
/// ```
///
/// A double that the test registers for a key replaces the guarded registration.
public enum Firewall: Hashable, Sendable {
  /// Registrations marked live, wherever they are: `Registration(…) { … }.live()`.
  case marked
  /// Registrations marked live, and all those of the container that the mock is made over.
  case everything
}
