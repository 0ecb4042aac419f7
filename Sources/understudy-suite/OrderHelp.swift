#if Suite
  enum OrderHelp {
    static let text = """
      Builds the tests once. Then it runs all of them together (in series, each test twice), each \
      one alone, all in parallel, and halves of the suite that the seed draws. For each test that \
      ends differently than alone, it searches the smallest set of other tests that makes the \
      difference, and prints both outcomes with the commands that show them again.

      Each run has an empty home folder and an empty folder for temporary files. Within a run, \
      tests share statics, the environment, files and user defaults; from run to run, nothing but \
      files at fixed paths, which --reset can remove.

      A test that has once one outcome and once another in the same run is reported as flaky, and \
      not searched. A test that ends its process, or reaches the time limit, is named; the others \
      run without it.

      What cannot be seen: the frameworks fix the order in a process, and a selection keeps it. \
      Swift Testing can run a selection twice in one process, so that each test runs after each \
      other one. XCTest on Linux cannot: of two of its tests, the later one changes the earlier one \
      only through files and user defaults, not through statics or the environment. 'swift test' \
      never runs them in that order either. Where one test changes something and a third changes it \
      back, only a half of the suite without the third one shows it; --pairs finds each such pair.

      When the audit is stopped, the next one with the same tests and settings continues where it \
      stopped.

      Examples:
        understudy-suite order
        understudy-suite order --package-path ../Theatre --filter SeatTests --json order.json
        understudy-suite order --reset 'rm -f /tmp/seats.db' -- -c release -Xswiftc -enable-testing

      Exit codes: 0 if no test depends on order, 1 if one does, if the limit of runs stopped the \
      audit, or if a process died and the test is unknown, because others ran beside it, 2 if the \
      tool was misused or the package does not build.
      """
  }
#endif
