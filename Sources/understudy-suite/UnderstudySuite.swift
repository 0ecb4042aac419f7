#if Suite
  import ArgumentParser

  /// The command, and its subcommands: a new one takes a line here.
  struct UnderstudySuite: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "understudy-suite",
      abstract: "Looks after test suites in CI: their order, their shards.",
      discussion: """
        Works on any Swift package, with Swift Testing and XCTest.

        Exit codes: 0 if nothing was found, 1 if something was, 2 if the tool was misused or could \
        not do its work.
        """,
      subcommands: [OrderCommand.self, ReportCommand.self, ShardCommand.self]
    )
  }
#endif
