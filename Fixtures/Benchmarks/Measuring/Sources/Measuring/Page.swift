/// The report as a page for the guides.
public struct Page: Sendable {
  private let report: Report
  private let machine: Machine

  public init(_ report: Report, on machine: Machine) {
    self.report = report
    self.machine = machine
  }

  public var text: String {
    """
    # What does the container cost?

    One command measures it and prints the tables below; `--all` adds what takes minutes, the cases of
    tests and the compiler, and `--markdown Guides/Performance.md` writes this page.

    ```sh
    swift run -c release --package-path Fixtures/Benchmarks RatioTable
    ```

    ## How to read the tables

    Every row stands next to its **limit**: the same work written by hand, as quick as it gets, measured in
    the same run and in turns with ours. Nanoseconds differ from machine to machine; the **ratio** of
    the two hardly does. **Reach** is what the package wants to keep: at most so many times the limit,
    or at most so much. A row without a reach is there to compare with.

    - Numbers are medians of \(Meter.runs) runs; in brackets are the least and the most. Wide brackets mean that
      the machine had other work.
    - The limit of a look-up is a table of pointers that is never locked, changed or freed. The limit of an
      override is an object with one entry over such a table. The limit of registering is a dictionary
      of closures under a bare lock, that of a double an array under one. The limit of growth is the
      same work at the smaller size, and so it is ours.
    - Rows of several threads count operations of all threads together; there more is better.
    - Memory is what the heap has more of afterwards, shared by 10,000 objects. Allocations are counted
      exactly, over 1,000 operations.
    - For test cases and builds the limit is the same without the package, and ours is what comes on top
      of it. A case has 1,000 registrations to stand on, replaces ten and asks for these.

    Measured on \(machine.processor), \(machine.coresText), \(machine.system), with \(machine.toolchain),
    in \(Machine.configuration).

    ## The tables

    \(report.markdown)

    **\(report.summary.prefix(1).uppercased() + report.summary.dropFirst()).**

    ## What can go wrong

    - **A debug build** says nothing about a release build: the tables want `-c release`.
    - **A busy machine** makes rows with threads miss their reach: four threads need four idle cores. Look at the
      brackets and at the row of the bare table, and run it again.
    - **A limit slower than it should be** flatters us. The command says so when a limit takes more than
      1.3 times what it took where the reach was set.

    """
  }
}
