extension Container {
  /// The container in charge here: the innermost override of this task, else the process default.
  ///
  /// While a factory runs, it is the container that runs it. Where neither is set it is a
  /// container that refuses everything with ``ContainerError/containerUnavailable(_:)``.
  ///
  /// - Complexity: O(1), a task-local read.
  public static var current: Container {
    override ?? ProcessDefault.container ?? .unavailable
  }

  /// The innermost override of this task, if there is one.
  package static var override: Container? { Ambient.current?.container }
}
