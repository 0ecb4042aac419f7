package import Understudy

extension TestScope {
  /// Checks for leaks when the test has ended, from now on.
  ///
  /// - Parameters:
  ///   - check: the check, which is combined with that of an outer layer.
  ///   - keeper: an object that outlives the test and may hold instances, such as XCTest's test
  ///     case object.
  package func checkLeaks(_ check: LeakCheck, sparing keeper: AnyObject? = nil) {
    if let keeper { leaks.spare(keeper) }
    leaks.follow(check)
  }

  /// Returns whether to check again a millisecond later, before ``recordLeaks()`` reports
  /// something.
  ///
  /// A task that has done its work still exists for a moment, on another thread. It may hold a
  /// container, and thereby what its factories have captured: the task of a clean-up hook does, or
  /// that of an asynchronous method of XCTest. A test without leaks never waits.
  ///
  /// - Parameter looks: the number of checks that still found leaks.
  package func isWorthAnotherLook(after looks: Int) -> Bool {
    leaks.isLeaking && looks < (containers.isEmpty ? 20 : 1000)
  }

  /// Checks for leaks, more than once before it reports one, and records the objects left.
  package func recordLeaksInTime() async {
    var looks = 0
    while isWorthAnotherLook(after: looks) {
      try? await Task.sleep(for: .milliseconds(1))
      looks += 1
    }
    recordLeaks()
  }

  /// Records the objects left by the test, if a check was requested.
  ///
  /// Call it after the end, when nothing holds a container any more on the test's behalf: a closed
  /// container keeps its registrations, whose factories hold what they have captured.
  package func recordLeaks() {
    guard let (leak, verdict) = leaks.judge() else { return }
    usage?.add(verdict)
    deliver(leak)
  }

  package var followsCreations: Bool { leaks.isFollowing }

  package func built(_ object: AnyObject, _ origin: InstanceOrigin) { leaks.built(object, origin) }

  package func began(_ task: BuilderTask) { leaks.began(task) }

  package func shared(with keeper: any InstanceKeeper & AnyObject) { leaks.spare(keeper) }
}
