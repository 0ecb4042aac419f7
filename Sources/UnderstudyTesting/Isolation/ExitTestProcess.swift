import Understudy

/// This process as the child of an exit test, which no trait reaches.
enum ExitTestProcess {
  static var isRunning: Bool { TestAdapters.current?.isExitTest == true }

  /// What is current where nothing else is: nothing is registered in it, and every ask for more than
  /// the child has registered is an issue of the test that started it.
  static var container: Container? { isRunning ? mock : nil }

  private static let mock = {
    let mock = Container.mock(
      MockPolicy.strict.rules,
      over: nil,
      beneath: nil,
      label: "exit test",
      sink: OutletSink.shared
    )
    mock.record(into: JournalStore())
    return mock
  }()
}
