/// Resolves for objects that have outlived their test.
extension Container {
  /// Resolves for an object that has outlived its test, and keeps nothing.
  ///
  /// - Returns: `nil` if the test is not over, or if the request is for something live.
  func afterlife<Value>(_ resolve: (Container) throws(ContainerError) -> Value) -> Value? {
    guard isPastItsTest, let standIn else { return nil }
    defer { standIn.letGo() }
    return try? resolve(standIn)
  }

  /// Drops what was built here and in ancestors. No code could close it, so its hooks never run;
  /// that is not reported in addition to the caller's issue.
  private func letGo() {
    for container in lineage {
      container.reset()
      let pending = container.withCore { $0.extras?.closing.takePending() }
      withExtendedLifetime(pending) {}  // released here, outside the lock
    }
  }
}
