/// Decides which container is current.
extension Container {
  /// The current container: the innermost override of this task, otherwise the process default.
  ///
  /// While a factory runs, it is the container that runs the factory.
  ///
  /// **The process default** is the container set by
  /// ``bootstrap(label:replacing:validating:fileID:line:registrations:)``. A process that never
  /// called it has an empty one of its own: typed keys resolve in it, and it accepts registrations.
  /// A later bootstrap is refused if it would drop any of those.
  ///
  /// **While tests run** that use the testing modules, the process default is never current: code
  /// that escaped from its test's task would use live services unnoticed. Under XCTest such code
  /// gets the container of the running method. Otherwise it gets a container that refuses
  /// everything and records an issue at the line of the request.
  ///
  /// - Complexity: O(1), a task-local read.
  public static var current: Container { override ?? inReach }

  /// The container that is current if this task has no override.
  static var inReach: Container {
    guard let toolkit = TestRun.toolkit else { return ProcessDefault.container }
    return TestRun.inReach(toolkit)
  }

  /// The cell that shows changes of the process default, if that is current without an override.
  static var defaultCell: Unmanaged<ChangeCounter>? {
    TestRun.isDefaultInReach ? ProcessDefault.cell : nil
  }

  /// The innermost override of this task, or `nil`.
  package static var override: Container? { Ambient.current?.container }
}
