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
