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

    After this guide, you can measure what the container costs and read the tables below. One command
    prints them. `--quick` leaves out the rows that take minutes, which are test cases and the compiler;
    `--markdown Guides/Performance.md` writes this page.

    ```sh
    swift run -c release --package-path Fixtures/Benchmarks RatioTable
    ```

    ## How to read the tables

    The **limit** of a row is the same work, written by hand to be as fast as possible. It is measured in
    the same run, alternating with the package (*ours*). Nanoseconds differ from machine to machine; the
    **ratio** of the two hardly does. **Reach** is the package's goal, as a multiple of the limit or as an
    absolute figure. A row without a reach is only for comparison.

    - Numbers are medians of \(Meter.runs) runs; the minimum and maximum are in brackets. Wide brackets mean
      that the machine had other work.
    - The limit of a look-up is a table of pointers that is never locked, changed or freed. The limit of an
      override is an object with one entry over such a table. The limit of registering is a dictionary
      of closures under a bare lock, and that of a double is an array under one. The limit of growth is the
      package's own time at the smaller size.
    - Rows with several threads count the operations of all threads together; there, more is better.
    - Memory is the growth of the heap, divided by 10,000 objects. Allocations are counted exactly, over
      1,000 operations.
    - For test cases and builds, the limit is the time without the package, and ours is the time that it
      adds. A case starts from 1,000 registrations, overrides ten and resolves those.

    Measured on \(machine.processor), \(machine.coresText), \(machine.system), with \(machine.toolchain),
    in \(Machine.configuration).

    ## The tables

    \(report.markdown)

    **\(report.summary.prefix(1).uppercased() + report.summary.dropFirst()).**

    ## What can go wrong

    - **A debug build** says nothing about a release build: measure with `-c release`.
    - **A busy machine** makes rows with threads miss their reach: four threads need four idle cores. Check the
      brackets and the row of the bare table, and run it again.
    - **A slow limit** makes the package look better than it is. The command warns if a limit takes more
      than 1.3 times as long as on the machine where the reach was set.

    """
  }
}
