extension Container {
  /// The container in charge here: the innermost override of this task, else the process default.
  ///
  /// While a factory runs, it is the container that runs it. Where neither is set it is a
  /// container that refuses everything with ``ContainerError/containerUnavailable(_:)``.
  ///
  /// **While tests run** that use the testing modules, the process default is never in charge: code
  /// that escaped from its test's task would use live services unseen. Under XCTest such code gets
  /// the container of the running method. Otherwise it gets one that refuses everything and records
  /// an issue where it is asked.
  ///
  /// - Complexity: O(1), a task-local read.
  public static var current: Container { override ?? inReach }

  /// What is in charge where this task has no override.
  static var inReach: Container {
    guard let toolkit = TestRun.toolkit else { return ProcessDefault.container ?? .unavailable }
    return TestRun.inReach(toolkit)
  }

  /// Where a change of the process default shows, if that is in charge wherever no override is.
  static var defaultCell: Unmanaged<EpochCell>? {
    TestRun.isDefaultInReach ? ProcessDefault.cell : nil
  }

  /// The innermost override of this task, if there is one.
  package static var override: Container? { Ambient.current?.container }
}
