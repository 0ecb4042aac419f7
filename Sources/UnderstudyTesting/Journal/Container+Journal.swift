public import Understudy

extension Container {
  /// The journal of the resolves in this container and those that belong to it.
  ///
  /// - A **test's** container, and any fork or child of it, returns the journal of the whole test:
  ///   everything opened in the test writes into it.
  /// - A **mock made by hand** has its own from the start, with its children and forks.
  /// - Any other container has one after ``startJournal(limit:fileID:line:)``. Before that, reading
  ///   its journal is an issue: an expectation without records must not pass.
  ///
  /// ```swift
  /// try Container.current.resolve(BoxOffice.self).sell(seat)
  /// Container.current.journal.expect((any Mailer).self, resolved: .atLeast(1))
  /// ```
  ///
  /// Each entry has the label of its container, for questions about one of them:
  ///
  /// ```swift
  /// let own = journal.entries.filter { $0.containerLabel == "evening" }
  /// ```
  public var journal: Journal { Journal(journalStore, of: self) }

  /// Starts a journal of this container, its children, and forks made from now on.
  ///
  /// A container that has a journal already continues it.
  ///
  /// ```swift
  /// let app = Container(label: "app")
  /// let journal = app.startJournal()
  /// ```
  ///
  /// - Parameter limit: the number of entries to keep; older ones are only counted.
  /// - Returns: the journal.
  @discardableResult
  public func startJournal(
    limit: Int = 1_000,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Journal {
    guard isInReach(to: "keep a journal", at: SourceSite(fileID: fileID, line: line)) else {
      return Journal(nil, of: self)
    }
    if let store = journalStore { return Journal(store, of: self) }
    let store = JournalStore(limit: limit)
    record(into: store)
    return Journal(store, of: self)
  }

  /// Records an issue if this is the placeholder for a missing container: all code without a
  /// container shares it, whatever the test.
  func isInReach(to purpose: String, at site: SourceSite) -> Bool {
    guard isUnavailable else { return true }
    let text =
      "Cannot \(purpose): no container is current here."
      + "\n  fix: give the test a .container trait or make its class a ContainerTestCase; if it has one and this code "
      + "runs on a thread or a queue, bind the code: queue.async(execute: Container.current.bind { … })."
    NearestHost.record(ContainerIssue(text, at: site), preferring: host)
    return false
  }

  /// The nearest journal that is not the whole test's, otherwise that one.
  var journalStore: JournalStore? {
    let tests = (host as? TestScope)?.journal
    var container: Container? = self
    while let current = container {
      for case let store as JournalStore in current.recorders.reversed() where store !== tests {
        return store
      }
      container = current.ancestor
    }
    return tests
  }
}
