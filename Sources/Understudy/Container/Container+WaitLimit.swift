import Synchronization

extension Container {
  /// How long a resolve waits for a factory that another caller has started.
  ///
  /// A wait that would never end is refused at once where the container can see it: through the
  /// passed resolver, task locals and bound closures. One it cannot see, as when a factory waits for
  /// a worker or a detached task of its own that asks for the very key, ends here, in
  /// ``ContainerError/stalled(_:builder:after:)``, which is an issue in tests.
  ///
  /// An `await` on a build that another task has started ends in the same way while tests run, in
  /// every container. In production an asynchronous factory may take as long as it likes: the wait
  /// continues, and after the limit the report is printed to standard error, once for each build. The
  /// caller that starts a build waits for it without a limit.
  ///
  /// A task that waits for an instance of a ``Pool``, to which nothing is given back for so long, ends in
  /// the same way while tests run. In production it waits without a limit.
  ///
  /// ```swift
  /// container.waitLimit = .seconds(120)  // the first synchronisation takes a minute
  /// ```
  ///
  /// Forks and children made afterwards have the same limit. 30 seconds, unless set.
  public var waitLimit: Duration {
    get { .nanoseconds(waitLimitInNanoseconds.load(ordering: .relaxed)) }
    set {
      let (seconds, attoseconds) = newValue.components
      let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, isTooLongAfterAll) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
      waitLimitInNanoseconds.store(isTooLong || isTooLongAfterAll ? .max : sum, ordering: .relaxed)
    }
  }

  func takeWaitLimit(of other: Container) {
    let nanoseconds = other.waitLimitInNanoseconds.load(ordering: .relaxed)
    waitLimitInNanoseconds.store(nanoseconds, ordering: .relaxed)
  }
}
