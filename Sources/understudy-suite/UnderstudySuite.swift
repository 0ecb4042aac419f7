import ArgumentParser
import Foundation

@main struct UnderstudySuite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "understudy-suite",
    abstract: "Works with whole test suites.",
    subcommands: [ReportCommand.self]
  )

  /// Ends with 2 where the arguments are wrong, so that 1 means what a subcommand found.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      guard code == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      exit(withError: ExitCode(2))
    }
  }
}
