/// What a task carries: the container that is current, and the factory it is running, if any.
///
/// One task local holds both, because each factory run and each `withContainer` sets it.
struct Ambient: Sendable {
  let container: Container
  let frame: Frame?

  @TaskLocal static var current: Ambient?
}

extension Ambient {
  /// Another container for the same task: a factory that opens `withContainer` stays in its chain.
  init(visiting container: Container) {
    self.init(container: container, frame: Ambient.current?.frame)
  }
}
