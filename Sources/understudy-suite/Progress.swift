#if Suite
  import Foundation
  import SuiteTools

  /// Shows each run on standard error: on a terminal in one line, elsewhere in a line each.
  final class Progress: TrialRunner {
    private let journal: OrderJournal
    private let limit: Int
    private var count = 0
    private let isTerminal = isatty(2) == 1

    init(_ journal: OrderJournal, limit: Int) {
      self.journal = journal
      self.limit = limit
    }

    func run(_ trial: Trial) throws -> Observation {
      count += 1
      if !journal.isReplaying { show(trial) }
      return try journal.run(trial)
    }

    func command(for trial: Trial) -> String { journal.command(for: trial) }

    func end() {
      if isTerminal { Self.write("\r\u{1B}[K") }
    }

    private func show(_ trial: Trial) {
      let tests = trial.tests.count == 1 ? trial.tests[0].rawValue : "\(trial.tests.count) tests"
      let line = "[\(count), at most \(limit)] \(trial.purpose.rawValue): \(tests)"
      // What is longer than a line of the terminal could not be replaced.
      Self.write(isTerminal ? "\r\u{1B}[K\(line.prefix(78))" : "\(line)\n")
    }

    static func note(_ text: String) { write("understudy-suite: \(text)\n") }

    private static func write(_ text: String) {
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
#endif
