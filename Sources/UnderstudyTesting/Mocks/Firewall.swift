/// Which registrations may not run in a mock container.
///
/// ```swift
/// let mock = Container.mock(.firewall(.marked), over: app)
/// ```
///
/// A double that the test registers for a key takes the place of what is guarded.
public enum Firewall: Hashable, Sendable {
  /// Those marked live, wherever they were registered: `Registration(…) { … }.live()`.
  case marked
  /// Those, and every registration of the container the mock stands over.
  case everything
}
