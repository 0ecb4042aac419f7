import Synchronization

/// Sets how long a resolve waits for another caller's factory.
extension Container {
  /// The time that a resolve waits for a factory that another caller has started.
  ///
  /// A wait that would never end is refused at once if the container can see it: through the passed
  /// resolver, task locals and bound closures. One it cannot see ends after this limit with
  /// ``ContainerError/timedOut(_:builder:after:)``, which is an issue in tests. An example is a
  /// factory that waits for a worker or a detached task of its own, which resolves the same key.
  ///
  /// An `await` on a build that another task has started is limited in the same way while tests
  /// run, in every container. In production an asynchronous factory may take as long as it likes:
  /// the wait continues, and after the limit the report is printed to standard error, once for each
  /// build. The caller that starts a build waits for it without a limit.
  ///
  /// A task that waits for an instance of a ``Pool`` to which none is returned within the limit
  /// also fails while tests run. In production it waits without a limit.
  ///
  /// ```swift
  /// container.waitTimeout = .seconds(120)  // the first synchronisation takes a minute
  /// ```
  ///
  /// Forks and children made afterwards have the same limit. The default is 30 seconds.
  public var waitTimeout: Duration {
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
