/// The report as the page of tables beside the guides.
public struct Page: Sendable {
  private let report: Report
  private let machine: Machine

  public init(_ report: Report, on machine: Machine) {
    self.report = report
    self.machine = machine
  }

  public var text: String {
    """
    # What did the benchmarks measure?

    These tables are the figures behind the guide [Understanding costs](understanding-costs.md). One command measures and
    prints them. `--quick` leaves out the rows that take minutes: test cases and the compiler. With
    `--markdown Guides/performance-tables.md` the command also writes this page.

    ```sh
    swift run -c release --package-path Fixtures/Benchmarks RatioTable
    ```

    ## How to read the tables

    The **limit** of a row is the same work, written by hand to be as fast as possible. It is measured in
    the same run, alternating with the package (*ours*). Nanoseconds differ from machine to machine; the
    **ratio** of the two hardly does. **Reach** is the package's goal, as a multiple of the limit or as an
    absolute figure. A row without a reach is only for comparison. **Best peer** is what the fastest
    comparable package takes. It was measured elsewhere, on a Linux machine with 4 cores, so read it as an
    order of magnitude.

    A row is **not judged** if this machine or this run cannot tell:

    | reason | what it means |
    | --- | --- |
    | 1 core | several threads have nothing to run on |
    | slow limit | the limit takes more than 1.3 times its known figure, so the machine is slower or busy |
    | noise | the runs differ by more than 1.3 times, and the middle ones do not agree on the verdict |
    | not measured | the row could not run here; the output says why |

    - Numbers are medians of \(Meter.runs) runs; the minimum and maximum are in brackets.
    - The limit of a look-up is a table of pointers that is never locked, changed or freed. The limit of an
      override is an object with one entry over such a table. The limit of registering is a dictionary
      of closures under a bare lock, and that of a double is an array under one. The limit of growth is the
      package's own time at the smaller size.
    - Rows with threads use as many as the machine has cores, at most \(Threads.most). They count the
      operations of all threads together; there, more is better. A gain says how many times the work of one
      thread all threads do. With \(Threads.most) threads, containers that share nothing have to gain 2.8; with
      fewer, 0.9 times what bare tables gain on as many threads.
    - Memory is the growth of the heap, divided by 10,000 objects. Allocations are counted exactly, over
      1,000 operations.
    - For test cases and builds, the limit is what they take without the package, and ours is what the
      package adds. A case starts from 1,000 registrations, overrides ten and resolves those.

    Measured on \(machine.text).

    ## The tables

    \(report.markdown)

    **\(report.summary.prefix(1).uppercased() + report.summary.dropFirst()).**

    ## Floors

    These rows are over their reach, and nothing was found that brings them there and keeps every promise. A bare number is
    instructions of one operation, on x86-64.

    | row | reach | now | floor | why | tried, and what it gave |
    | --- | ---: | ---: | ---: | --- | --- |
    | a transient; a chain of 10, each | 4.5×; 4× | 1,598: 4.3×; 1,286: 3.7× | as now | within reach in instructions; in time 4.2× to 4.8×, and 3.8× to 5.2×, as the machine runs the loop of the limit faster or slower; outside a task, a frame put in place and taken away, and the instance, are 890 | one binding for the frames of a chain: -300, kept; transients that nobody follows are not counted: +40 |
    | graph of 50, each | 5× | 5,440: 5.4× | 5,300: 5.3× | the part itself is 1,005; each has a frame, a place in a map and in the readers' table, an origin with edges | none made in a chain in the readers' table: +706; instances in a table without nodes: -340, kept |
    | @Injected, later read | 1.5× | 127: 2.1× | 127 | a class's property may be replaced during the read, so the storage is counted: 40; a lock holds the instance: 20 | read through an unmanaged reference: 0, the compiler still counts it; without the lock: +43, and the instance may be freed meanwhile |
    | @Injected, make the owner and read once, outside any override | 2× | 1,770: 2.4× | 1,620: 2.2× | the process's container may be replaced meanwhile: it is asked for, held and released outside the lock | its parts moved and not counted: -47, kept; read under the one lock that the first look takes: -154, but a replaced container could end under it |
    | fork, override, resolve; the same in a block | 4× | 6,908; 7,909 | 6,000 | five objects, two bindings | its record on demand: -620; its frame in the block's binding outside tasks, and fewer counts: -690; both kept |
    | fork, ten or a hundred overrides, resolve them, each | 4× | 5,850: 3.7× to 4.1× | 5,300 | registering 1,300, building 2,900, freeing 1,000; on a busy machine it is over | instances in a table without nodes: -400; no table of a middle size, for which the allocator tidies up: -120; a record of its origin on demand: -620; all kept |
    | season from cold, each | 6× | 13,283 | 7,500 | 3.8 resolves, 1.4 instances, 1.2 records | records on demand: +570; a second look before the long way, and fewer copies: -950; both kept |
    | season override, each | 8× | 27,820 | 15,000 | each inherited instance is checked once | records on demand: +1,360; the second look, also for stale ones: -4,400; both kept |
    | double in a test container | 6× | 968 | 850 | half is the journal | copying the value without a second copy: +8; visiting recorders unretained: crashes the compiler |
    | clean build, container | 8 s | 25 to 30 s | 12–20 s | 5 s check types, no body over 60 ms; half is code | without calls that explain a mistake: -1.9 s; one frontend, a flag of the client: -24 %; no index or debug information: nothing |
    | clean build, container and toolkit | 18 s | 63 s: container 27, toolkit 27, what it needs 9 | 35–45 s | 7 s of the toolkit check types, over 17 frontends | one frontend, a flag of the client: -22 %; without the declarations that explain a mistake, in both: -10 %; no index or debug information, flags of the client: -26 % |
    | case through `.container` | 40 µs | 164,000: 56 µs | 130,000: 45 µs | the same fork in an empty trait is 62,300; beside it, ten registrations are marked and counted: 12,000, ten first resolves are timed and noted: 15,000, the scope is made, judged, closed and freed: 50,000, tasks and their locals: 25,000 | watched, named and asked for its limit once for all cases of a test: -19,000; locks, the journal's blocks, and types that are no doubles: -9,000; both kept |
    | method of `ContainerTestCase` | 40 µs | 143,000: 38 to 47 µs | 125,000: 38 µs | resolves 51,000, registrations 35,000, which also cover instances of the class; the isolation is made for 8,500, ended for 26,000, freed for 20,000 | locks, the journal's blocks, and types that are no doubles: -10,700, kept; instances in a table without nodes: +200, as they lie over those of the class |

    ## What can go wrong

    - **A debug build** says nothing about a release build: measure with `-c release`.
    - **A busy machine** leaves rows out. Check the brackets, end what else is running, and run the command
      again.

    """
  }
}
