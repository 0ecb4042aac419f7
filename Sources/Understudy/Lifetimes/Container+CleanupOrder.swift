/// Decides in which order the clean-up hooks of a closing container run.
extension Container {
  /// Runs the hooks of the built instances, newest first.
  func cleanUp() async {
    while let next = nextCleanup() { await clean(next) }
  }

  private func nextCleanup() -> PendingCleanup? {
    var retired = ContainerCore.Retired()
    let next = withCore { $0.extras?.closing.next(retired: &retired) }
    extendLifetime(retired)  // released here, outside the lock: this may be the last reference
    return next
  }
}
