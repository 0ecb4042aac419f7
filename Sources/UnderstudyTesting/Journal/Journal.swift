package import Understudy

/// What a container was asked for: who asked, where, and whether it was built or there already.
///
/// ```swift
/// try BoxOffice().sell(seat)
/// let journal = Container.current.journal
/// journal.expect(.of((any Mailer).self), resolved: 1)
/// journal.expectOrder(.of((any PaymentGateway).self), .of((any Mailer).self))
/// #expect(journal.entries.last?.asker == .of(Receipt.self))
/// ```
///
/// It keeps the last 1,000 resolves in order, and counts what it dropped. Reads that a wrapper
/// answers from what it holds are not resolves.
///
/// Which containers write into it says ``Understudy/Container/journal``.
public struct Journal: Sendable {
  /// `nil` if nobody keeps one.
  let store: JournalStore?
  /// What messages call the container that was asked for its journal.
  let label: String?
  /// The container whose entries these are; `nil` for all.
  package let container: UInt64?
  package let sink: (any IssueSink)?
  /// The one that was asked, if it is still there: a journal keeps no container.
  package weak let asked: Container?

  init(_ store: JournalStore?, of container: Container, only: Bool = false) {
    self.store = store
    label = container.label
    sink = container.sink
    asked = container
    self.container = only ? container.identity : nil
  }

  /// What is recorded, the oldest first.
  ///
  /// Asking the journal of a container that keeps none is an issue, and gives nothing.
  ///
  /// - Complexity: O(n) in the number of entries.
  public var entries: [Entry] {
    guard let store else {
      recordAbsence(at: SourceSite())
      return []
    }
    let entries = store.entries
    guard let container else { return entries }
    return entries.filter { $0.container == container }
  }

  /// How many older entries were dropped to make room, of whatever container.
  public var dropped: Int { store?.dropped ?? 0 }

  func recordAbsence(at site: SourceSite) {
    let text =
      "Container \"\(label ?? "unlabelled")\" keeps no journal, so nothing can be said about it."
      + "\n  fix: call startJournal() on it before what is to be recorded, or use a mock or a "
      + "test's container, which keep one."
    record(text, at: site)
  }

  /// Fails the test whose container it is, else the one that asks.
  func record(_ text: String, at site: SourceSite) {
    IssueSinks.record(ContainerIssue(text, at: site), preferring: sink)
  }
}
