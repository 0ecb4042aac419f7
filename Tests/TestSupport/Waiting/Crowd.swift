import Understudy

/// Lets a number of parties go on at the same moment: tasks, or threads.
///
/// ```swift
/// let crowd = Crowd(of: 8)
/// crowd.arrive()           // each of the eight
/// await crowd.assembled()  // whoever waits for them
/// ```
///
/// The wait has the limit of a ``Latch``: who does not come fails the test.
package final class Crowd: Sendable {
  private let missing: Lock<Int>
  private let latch = Latch()

  package init(of count: Int) { missing = Lock(count) }

  /// Says that somebody is there; the last to arrive opens the latch.
  package func arrive() {
    let isComplete = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isComplete { latch.open() }
  }

  /// Returns when everybody has arrived.
  package func assembled(fileID: StaticString = #fileID, line: UInt = #line) async {
    await latch.wait(fileID: fileID, line: line)
  }
}
