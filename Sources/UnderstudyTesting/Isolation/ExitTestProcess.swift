import Understudy

/// The current process as the child of an exit test, in which no trait applies.
enum ExitTestProcess {
  static var isRunning: Bool { TestAdapters.current?.isExitTest == true }

  /// The container that is current where no other is: it is empty, and a resolve of anything the
  /// child has not registered is an issue of the test that started it.
  static var container: Container? { isRunning ? mock : nil }

  private static let mock = {
    let mock = Container.mock(
      MockPolicy.strict.rules,
      over: nil,
      beneath: nil,
      label: "exit test",
      host: OutletHost.shared
    )
    mock.record(into: JournalStore())
    return mock
  }()
}
