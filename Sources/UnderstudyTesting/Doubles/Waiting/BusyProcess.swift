/// Detects whether newly started tasks run at once.
///
/// If thousands of tests share a few threads, a limit of real time may pass before newly started
/// tasks have run at all. Such a limit only expires once the process keeps up with its tasks.
enum BusyProcess {
  /// Returns when the process keeps up with its tasks, or the task is cancelled.
  ///
  /// - Parameter limit: how long to wait at most; a process that is permanently busy has to end,
  ///   too.
  static func untilCalm(atMost limit: Duration = .seconds(300)) async {
    let clock = ContinuousClock()
    let end = clock.now + limit
    // Each priority may have a queue of its own.
    let priorities: [TaskPriority] = [Task.currentPriority, .medium, .background]
    var calm = CalmCheck()
    while !calm.isCalm, clock.now < end, !Task.isCancelled {
      let longest = await clock.measure {
        for priority in priorities { await Task.detached(priority: priority) {}.value }
      }
      calm.note(longest)
    }
  }
}

/// Checks whether rounds of empty tasks took negligible time, several times in a row.
struct CalmCheck {
  private var quickRounds = 0

  var isCalm: Bool { quickRounds >= 3 }

  mutating func note(_ duration: Duration) {
    quickRounds = duration < .milliseconds(20) ? quickRounds + 1 : 0
  }
}
