/// Counts trials, and refuses those beyond a limit.
final class LimitedTrials {
  private let runner: any TrialRunner
  private let limit: Int
  private(set) var count = 0
  private(set) var isExhausted = false

  init(runner: any TrialRunner, limit: Int) {
    self.runner = runner
    self.limit = limit
  }

  func run(_ trial: Trial) throws -> Observation {
    guard count < limit else {
      isExhausted = true
      throw RunLimitReached()
    }
    count += 1
    return try runner.run(trial)
  }

  func command(for trial: Trial) -> String { runner.command(for: trial) }
}

struct RunLimitReached: Error {}
