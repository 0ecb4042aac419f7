extension Container {
  /// The current container: the innermost override of this task, otherwise the process default.
  ///
  /// While a factory runs, it is the container that runs it.
  ///
  /// **The process default** is the container that ``bootstrap(label:replacing:validating:fileID:line:registrations:)``
  /// has set. A process that never called it has an empty one of its own: typed keys resolve in it,
  /// and it takes registrations. A bootstrap afterwards is refused if it would drop some of those.
  ///
  /// **While tests run** that use the testing modules, the process default is never current: code
  /// that escaped from its test's task would use live services unseen. Under XCTest such code gets
  /// the container of the running method. Otherwise it gets one that refuses everything and records
  /// an issue where it is asked.
  ///
  /// - Complexity: O(1), a task-local read.
  public static var current: Container { override ?? inReach }

  /// What is current where this task has no override.
  static var inReach: Container {
    guard let toolkit = TestRun.toolkit else { return ProcessDefault.container }
    return TestRun.inReach(toolkit)
  }

  /// Where a change of the process default shows, if that is current wherever no override is.
  static var defaultCell: Unmanaged<EpochCell>? {
    TestRun.isDefaultInReach ? ProcessDefault.cell : nil
  }

  /// The innermost override of this task, if there is one.
  package static var override: Container? { Ambient.current?.container }
}
