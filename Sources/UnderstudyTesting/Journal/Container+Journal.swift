public import Understudy

extension Container {
  /// What was asked of this container, and of those that belong to it.
  ///
  /// - A **test's** container, and any fork or child of it, answers for the whole test: everything
  ///   that was opened in it writes into one journal.
  /// - A **mock made by hand** keeps its own from the start, with its children and forks.
  /// - Another container keeps one from ``startJournal(limit:fileID:line:)`` on. Before that, asking its journal
  ///   for something is an issue: an expectation that looks at nothing must not pass.
  ///
  /// ```swift
  /// try Container.current.resolve(BoxOffice.self).sell(seat)
  /// Container.current.journal.expect(.of((any Mailer).self), resolved: .atLeast(1))
  /// ```
  public var journal: Journal { Journal(journalStore, of: self) }

  /// The part of the ``journal`` that was asked of this very container, without its forks and
  /// children.
  ///
  /// ```swift
  /// let evening = Container(label: "evening", parent: .current)
  /// evening.ownJournal.expectNothingElse(than: .of(Performance.self))
  /// ```
  public var ownJournal: Journal { Journal(journalStore, of: self, only: true) }

  /// Begins to keep a journal of this container, its children, and forks made from now on.
  ///
  /// A container that keeps one already goes on with it.
  ///
  /// ```swift
  /// let app = Container(label: "app")
  /// let journal = app.startJournal()
  /// ```
  ///
  /// - Parameter limit: how many entries are kept; of older ones, only the number.
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

  /// Records an issue where this only stands for a container that is missing: all who have none share
  /// it, whatever test they are of.
  func isInReach(to purpose: String, at site: SourceSite) -> Bool {
    guard isUnavailable else { return true }
    let text =
      "No container is in reach to \(purpose)."
      + "\n  fix: give the test a .container trait or make its class a ContainerTestCase, and bind "
      + "what runs elsewhere: Container.current.bind { … }."
    IssueSinks.record(ContainerIssue(text, at: site), preferring: sink)
    return false
  }

  /// The nearest journal that is not the whole test's, else that one.
  var journalStore: JournalStore? {
    let tests = (sink as? TestScope)?.journal
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
