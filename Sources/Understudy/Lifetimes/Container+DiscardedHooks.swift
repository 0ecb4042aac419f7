/// Cleans up instances whose registrations were discarded.
extension Container {
  /// Runs the clean-up hooks of ready instances whose registrations were never published, and closes
  /// the fork they were tried in.
  ///
  /// - Parameters:
  ///   - registrations: those that were discarded.
  ///   - fork: the fork of the container, if there is one.
  package static func cleanUp(
    _ registrations: [any AnyRegistration],
    closing fork: Container?,
    of container: Container?
  ) async {
    let hooked = registrations.map { $0.erased.makeRecord(nil) }
      .filter { $0.ready != nil && $0.cleanup != nil }
    guard fork != nil || !hooked.isEmpty else { return }
    let closed = fork ?? container?.fork() ?? Container(label: nil)
    closed.withCore { core in
      for record in hooked { if let ready = record.ready { core.keepForCleanup(ready, record) } }
    }
    await closed.close()
  }
}
