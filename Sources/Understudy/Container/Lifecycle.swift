/// Where a container is on its way to the end. It only ever moves down this list.
enum Lifecycle: UInt8, Sendable {
  /// Everything works.
  case open
  /// Built instances still resolve, so that a clean-up may log; nothing new is built.
  case closing
  /// Nothing resolves.
  case closed
}
