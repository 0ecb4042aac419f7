extension Container {
  /// Begins a block of overrides of what is current.
  ///
  /// - Returns: a container for it, and whether a factory opens the block.
  @usableFromInline
  static func beginBlock() -> (fork: Container, isInFactory: Bool) {
    guard let ambient = Ambient.current else {
      return (inReach.fork(sharing: .builtInstances), false)
    }
    return (ambient.container.fork(sharing: .builtInstances), !ambient.isPlain)
  }

  /// Ends a block of overrides that ran in this container.
  ///
  /// - Parameter fork: the container; whoever else holds it may go on using it.
  @usableFromInline
  static func endBlock(_ fork: inout Container) {
    guard let overrides = fork.overrides, let sink = fork.sink else { return }
    let (label, id) = (fork.label, fork.id)
    let isHeld = !isKnownUniquelyReferenced(&fork)
    sink.blockEnded(
      OverrideBlock(overrides: overrides, label: label, container: id, isHeld: isHeld)
    )
  }

  /// What is registered until ``endConfiguring()`` is made by a closure for that purpose.
  @usableFromInline
  func beginConfiguring() { overrides?.beginConfiguring() }

  @usableFromInline
  func endConfiguring() { overrides?.endConfiguring() }
}
