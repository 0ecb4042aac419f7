/// Begins and ends blocks of overrides.
extension Container {
  /// Begins a block of overrides of the current container.
  ///
  /// - Returns: a container for the block, and whether a factory opens it.
  @usableFromInline
  static func beginBlock() -> (fork: Container, isInFactory: Bool) {
    guard let ambient = Ambient.current else {
      return (inReach.fork(sharing: .builtInstances), false)
    }
    return (ambient.container.fork(sharing: .builtInstances), !ambient.isPlain)
  }

  /// Ends a block of overrides that ran in this container.
  ///
  /// - Parameter fork: the container; other code that holds it may keep using it.
  @usableFromInline
  static func endBlock(_ fork: inout Container) {
    guard let test = fork.test else { return }
    test.blockEnded(in: &fork)
  }

  /// Marks what is registered until ``endConfiguring()`` as registered by a configuration closure.
  @usableFromInline
  func beginConfiguring() { overrides?.beginConfiguring() }

  @usableFromInline
  func endConfiguring() { overrides?.endConfiguring() }
}
