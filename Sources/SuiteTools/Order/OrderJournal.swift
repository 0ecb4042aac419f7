package import Foundation

/// Answers the trials of an audit that was stopped, and keeps those that follow in a file.
///
/// The file is replaced as a whole after each trial, so that it is complete whenever the process ends.
package final class OrderJournal: TrialRunner {
  private let file: URL
  private let runner: any TrialRunner
  private var state: OrderState
  private var next = 0

  /// The number of trials that an earlier process left.
  package let resumed: Int

  /// Opens the file, or starts it.
  ///
  /// - Parameter build: tells apart builds of the tests: what one did says nothing of another.
  /// - Throws: `SuiteToolError` if the file is broken, or of another suite or other settings.
  package init(
    file: URL,
    tests: [TestName],
    settings: OrderSettings,
    build: String,
    runner: any TrialRunner
  ) throws {
    self.file = file
    self.runner = runner
    let empty = OrderState(tests: tests, settings: settings, build: build)
    state = try Self.read(file) ?? empty
    guard state.suite == empty.suite else {
      throw SuiteToolError(
        "\(file.path) is of an audit of other tests, of another build, or with other settings.",
        fix: "start anew with --fresh, or name another folder with --state."
      )
    }
    resumed = state.trials.count
  }

  package func run(_ trial: Trial) throws -> Observation {
    defer { next += 1 }
    if next < state.trials.count {
      guard let seen = state.observation(next, of: trial) else {
        throw SuiteToolError(
          "Trial \(next + 1) in \(file.path) is not the one that the audit asks for.",
          fix: "start anew with --fresh."
        )
      }
      return seen
    }
    let seen = try runner.run(trial)
    state.append(seen, of: trial)
    try write()
    return seen
  }

  package func command(for trial: Trial) -> String { runner.command(for: trial) }

  /// The next trial is answered from the file.
  package var isReplaying: Bool { next < state.trials.count }

  /// Removes the file of an audit that has come to its end.
  package func finish() { try? FileManager.default.removeItem(at: file) }

  private static func read(_ file: URL) throws -> OrderState? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      let state = try JSONDecoder().decode(OrderState.self, from: Data(contentsOf: file))
      if state.isConsistent { return state }
    } catch {}
    throw SuiteToolError(
      "\(file.path) cannot be read: it is not the state of an audit, or was cut off.",
      fix: "start anew with --fresh, or name another folder with --state."
    )
  }

  private func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try encoder.encode(state).write(to: file, options: .atomic)
  }
}
