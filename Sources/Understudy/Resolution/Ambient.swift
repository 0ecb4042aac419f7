/// What a task carries: the container that is current, and the factory it is running, if any.
///
/// One task local holds both, because each factory run and each `withContainer` sets it.
struct Ambient: Sendable {
  let container: Container
  let frame: Frame?

  @TaskLocal static var current: Ambient?
}
