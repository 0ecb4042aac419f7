package import Understudy

/// A journal of a container's resolves: by which factory, where, and whether the instance was built
/// or existed already.
///
/// ```swift
/// try BoxOffice().sell(seat)
/// let journal = Container.current.journal
/// journal.expect((any Mailer).self, resolved: 1)
/// journal.expectOrder((any PaymentGateway).self, (any Mailer).self)
/// #expect(journal.entries.last?.asker == .of(Receipt.self))
/// ```
///
/// It keeps the last 1,000 resolves in order; its expectations count the older ones too. A wrapper's read of
/// an instance it already holds is not a resolve.
///
/// ``Understudy/Container/journal`` describes which containers write into it.
public struct Journal: Sendable {
  /// The stored records; `nil` if there is no journal.
  let store: JournalStore?
  /// The label, for messages, of the container whose journal was read.
  let label: String?
  package let host: (any TestHost)?
  /// The container whose journal was read, if it still exists: a journal retains no container.
  package weak let asked: Container?

  init(_ store: JournalStore?, of container: Container) {
    self.store = store
    label = container.label
    host = container.host
    asked = container
  }

  /// The recorded resolves, the oldest first.
  ///
  /// Reading them from a container without a journal is an issue, and gives none.
  ///
  /// - Complexity: O(n) in the number of entries.
  public var entries: [Entry] {
    guard let store else {
      recordAbsence(at: SourceSite())
      return []
    }
    return store.entries
  }

  /// The number of older entries that were dropped to make room.
  package var dropped: Int { store?.dropped ?? 0 }

  func recordAbsence(at site: SourceSite) {
    let text =
      "Container \"\(label ?? "unlabelled")\" keeps no journal, so its resolves cannot be checked."
      + "\n  fix: call startJournal() on it first, or use Container.mock(…) or the container of a "
      + "test, which keep one."
    record(text, at: site)
  }

  /// Fails the container's test, or else the current one.
  func record(_ text: String, at site: SourceSite) {
    NearestHost.record(ContainerIssue(text, at: site), preferring: host)
  }
}

extension Journal: CustomStringConvertible {
  /// The entries, a line each; empty if there is no journal.
  ///
  /// ```swift
  /// print(Container.current.journal)  // Mailer for BoxOffice, built, at Sales/BoxOffice.swift:12
  /// ```
  public var description: String {
    (store?.entries ?? []).map(\.description).joined(separator: "\n")
  }
}
