/// The stage of a container's life. It only ever moves down this list.
enum Lifecycle: UInt8, Sendable {
  /// Registrations, builds and resolves work.
  case open
  /// Built instances still resolve, so that a clean-up may log; nothing new is built.
  case closing
  /// Every resolve is refused.
  case closed
}
