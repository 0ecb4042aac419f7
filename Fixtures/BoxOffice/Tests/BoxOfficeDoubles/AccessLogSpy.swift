package import BoxOfficeWindow
package import UnderstudyTesting

/// Keeps the window's log in memory, where a test can read it.
package struct AccessLogSpy: AccessLog, TestDouble {
  package let appends = Stub<AccessEntry, Void, Never>("append(_:)")

  package init() {}

  package func append(_ entry: AccessEntry) async { await appends.call(entry) }

  /// What was logged, in the order in which the requests ended.
  package var entries: [AccessEntry] { appends.calls.map(\.arguments) }
}
