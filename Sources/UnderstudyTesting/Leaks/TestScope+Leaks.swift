package import Understudy

extension TestScope {
  /// Looks for leaks when the test has ended, from now on.
  ///
  /// - Parameters:
  ///   - check: what to look for; it adds to what an outer layer has asked for.
  ///   - keeper: what lives on and may hold instances, as XCTest's test case objects do.
  package func checkLeaks(_ check: LeakCheck, sparing keeper: AnyObject? = nil) {
    if let keeper { leaks.spare(keeper) }
    leaks.follow(check)
  }

  /// Whether it is worth a look a millisecond later, before ``recordLeaks()`` tells of something.
  ///
  /// A task that has done its work is there for a moment longer, on another thread. It may hold a
  /// container, and that what its factories have captured: the task of a clean-up hook does, or that
  /// of an asynchronous method of XCTest. Who has no leaks never waits.
  ///
  /// - Parameter looks: how many have been in vain.
  package func isWorthAnotherLook(after looks: Int) -> Bool {
    leaks.isLeaking && looks < (containers.isEmpty ? 20 : 1000)
  }

  /// Looks for leaks, more than once before it tells of one, and records what is left.
  package func recordLeaksInTime() async {
    var looks = 0
    while isWorthAnotherLook(after: looks) {
      try? await Task.sleep(for: .milliseconds(1))
      looks += 1
    }
    recordLeaks()
  }

  /// Records what is left of the test, if somebody asked.
  ///
  /// To be called after the end, when nobody holds a container any more on the test's behalf: the
  /// registrations of a closed one stay with it, and their factories hold what they have captured.
  package func recordLeaks() {
    if let leak = leaks.judge() { recorder.record(leak) }
  }

  package var followsBirths: Bool { leaks.isFollowing }

  package func built(_ object: AnyObject, _ birth: Birth) { leaks.built(object, birth) }

  package func began(_ task: BuilderTask) { leaks.began(task) }

  package func shared(with keeper: any InstanceKeeper & AnyObject) { leaks.spare(keeper) }
}
