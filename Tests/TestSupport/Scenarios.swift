public import Testing

/// The acceptance scenarios: a test that shows one of them carries its tag.
///
/// `Tests/README.md` has the same list as a table.
extension Tag {
  /// A registered protocol resolves; an unregistered type throws an error with the key and
  /// similar registrations.
  @Tag public static var scenario1: Self

  /// A singleton is built once, on first use; a transient is built on each resolve.
  @Tag public static var scenario2: Self

  /// A weak instance is shared while something holds it, and rebuilt after that; a value type
  /// throws.
  @Tag public static var scenario3: Self

  /// One type is registered under two names and without a name; a wrong name lists the existing
  /// names.
  @Tag public static var scenario4: Self

  /// Replacing a registration changes what later resolves return, instances built from the old
  /// one included.
  @Tag public static var scenario5: Self

  /// Generic specializations are separate keys.
  @Tag public static var scenario6: Self

  /// Constructor injection works four levels deep, and a chain of decorators runs in order.
  @Tag public static var scenario7: Self

  /// Registration order does not matter; `validate()` lists every missing key and cycle, and
  /// leaves nothing built.
  @Tag public static var scenario8: Self

  /// A cycle throws with its exact path; `Lazy` and `Provider` break it; two containers with
  /// equal keys are no cycle.
  @Tag public static var scenario9: Self

  /// A failing factory throws with the key, the path and the original error; the next resolve
  /// tries again.
  @Tag public static var scenario10: Self

  /// Parameterized factories work sync, async, without parameters, by protocol, named and
  /// throwing.
  @Tag public static var scenario11: Self

  /// `@Injected` works required, optional, named and async, in a class, a struct, an actor and a
  /// generic class.
  @Tag public static var scenario12: Self

  /// `resolveAll` returns every name in registration order, transients included, and throws if
  /// one fails.
  @Tag public static var scenario13: Self

  /// A child container falls back to its parent, shadows it, leaks nothing upward and is freed
  /// when dropped.
  @Tag public static var scenario14: Self

  /// A scope has one instance for each identity; ending it cleans up once and frees its
  /// instances.
  @Tag public static var scenario15: Self

  /// `withContainer` overrides inside its block only, sync and async, nested, on a throw and on
  /// cancellation.
  @Tag public static var scenario16: Self

  /// An object keeps the container it was made in, on tasks, queues and threads; child tasks
  /// inherit theirs.
  @Tag public static var scenario17: Self

  /// A strict mock fails the test where an unregistered dependency is used, and lets allowed keys
  /// through.
  @Tag public static var scenario18: Self

  /// A spy records typed calls in order, renders them, resets, and answers by argument, sequence
  /// and default.
  @Tag public static var scenario19: Self

  /// Restoring a snapshot brings back registrations, names and instances, identities included.
  @Tag public static var scenario20: Self

  /// A reset drops the instances or everything, except for listed keys.
  @Tag public static var scenario21: Self

  /// Two XCTest methods with one static registration do not see each other, even if set-up fails.
  @Tag public static var scenario22: Self

  /// Each case of a parameterized Swift Testing test has its own container, in parallel too.
  @Tag public static var scenario23: Self

  /// Suite traits, test traits and overrides in the body combine in any order; the innermost
  /// wins.
  @Tag public static var scenario24: Self

  /// State that a test puts on a singleton is absent from the next test, in parallel and in
  /// order.
  @Tag public static var scenario25: Self

  /// A live dependency behind a firewall fails the test and does not run, on and off the test's
  /// task.
  @Tag public static var scenario26: Self

  /// A detached task without a container reports an issue; a bound closure gets the container of
  /// its test.
  @Tag public static var scenario27: Self

  /// Work that outlives its test is reported with the name of that test.
  @Tag public static var scenario28: Self

  /// An unused override is reported with the line that made it.
  @Tag public static var scenario29: Self

  /// Environments are presets that a test can override, among them a recording logger with a
  /// level filter.
  @Tag public static var scenario30: Self

  /// Modules are configured in the order of their dependencies; missing and cyclic modules are
  /// errors.
  @Tag public static var scenario31: Self

  /// Concurrent configuration of a set runs each module once; a failure publishes nothing and can
  /// be retried.
  @Tag public static var scenario32: Self

  /// `bootstrap` publishes only a complete container, refuses a second one and keeps the modules
  /// in its container.
  @Tag public static var scenario33: Self

  /// Two registrations of one key in one batch are an error; different names are different keys.
  @Tag public static var scenario34: Self

  /// Async modules keep their time limit and attempts, return in a fixed order and do not retry
  /// cancellation.
  @Tag public static var scenario35: Self

  /// A failing critical module aborts the start; a failing optional module is reported and the
  /// start continues.
  @Tag public static var scenario36: Self

  /// Events carry key, duration, depth and hit; a removed observer hears nothing; observers may
  /// resolve.
  @Tag public static var scenario37: Self

  /// Ten resolves of a singleton count as one miss and nine hits; health reflects failures.
  @Tag public static var scenario38: Self

  /// A thousand tasks that ask for one slow async singleton share one build and one instance.
  @Tag public static var scenario39: Self

  /// A cycle split over two tasks or threads is an error in both within a second; other resolves
  /// continue.
  @Tag public static var scenario40: Self

  /// A cancelled waiter leaves the others alone; if all are cancelled, the build is, and the next
  /// resolve works.
  @Tag public static var scenario41: Self

  /// A reset, removal or replacement during a build does not bring back the old instance.
  @Tag public static var scenario42: Self

  /// A factory may resolve, register, reset and wait for other threads on its own container
  /// without a deadlock.
  @Tag public static var scenario43: Self

  /// Synchronous resolves from many tasks do not starve the thread pool.
  @Tag public static var scenario44: Self

  /// Parallel tests that override, register, resolve and reset the same keys read only their own
  /// values.
  @Tag public static var scenario45: Self

  /// Threads released at once on one unbuilt singleton always get one instance.
  @Tag public static var scenario46: Self

  /// Random sequences of operations agree with a simple model, and failures are shrunk.
  @Tag public static var scenario47: Self

  /// Cycles and chains ten thousand deep give an error or an answer, never a stack overflow.
  @Tag public static var scenario48: Self

  /// A hundred thousand forks with overrides in a loop leave memory flat.
  @Tag public static var scenario49: Self

  /// Overriding a leaf rebuilds its cached dependents inside the override; the originals are back
  /// outside.
  @Tag public static var scenario50: Self

  /// A dropped container is freed with its instances, even if a singleton reads `@Injected`.
  @Tag public static var scenario51: Self

  /// A firewall applies to objects made before `bootstrap` and used in a strict test.
  @Tag public static var scenario52: Self

  /// An override keeps the state of what it does not touch; a spy made inside is asserted after
  /// the block.
  @Tag public static var scenario53: Self

  /// Parallel cases with one container closure neither share a spy nor lose calls when the other
  /// ends.
  @Tag public static var scenario54: Self

  /// A required dependency or answer that is missing fails its own test only; the run and its
  /// report are complete.
  @Tag public static var scenario55: Self

  /// An optional `@Injected` that cannot be built is `nil` and an issue, in every kind of test.
  @Tag public static var scenario56: Self

  /// Using a live registration in a test is an issue with key, chain and line, unless it is
  /// allowed.
  @Tag public static var scenario57: Self

  /// Calls and waits that cannot end stop at their limit and report why.
  @Tag public static var scenario58: Self

  /// A `deinit` that resolves never runs under a lock of the library.
  @Tag public static var scenario59: Self

  /// A service whose task is cancelled in `deinit` is freed with its container, without
  /// `close()`.
  @Tag public static var scenario60: Self

  /// Validation, audits, forks and snapshots from inside factories or ten thousand levels deep
  /// never crash.
  @Tag public static var scenario61: Self

  /// Typed keys work without a bootstrap; an existing container can be published; a sync
  /// bootstrap validates.
  @Tag public static var scenario62: Self

  /// `@Injected` in a SwiftUI view gets the view's container, or reports how to write it.
  @Tag public static var scenario63: Self

  /// The report of a failing test lists each container and double of the test once, ended blocks
  /// included.
  @Tag public static var scenario64: Self

  /// A wait for a state ends when the state changes, or at its limit with the last value.
  @Tag public static var scenario65: Self

  /// Each common wrong first guess gives its expected diagnostic, and the right form compiles.
  @Tag public static var scenario66: Self
}
