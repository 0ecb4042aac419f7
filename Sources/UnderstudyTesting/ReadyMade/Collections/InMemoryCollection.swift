import Understudy

/// A collection of elements by identity, in memory: the double of a database table.
///
/// A line for each member makes it conform to a protocol of your own:
///
/// ```swift
/// extension InMemoryCollection: TicketStore where Element == Ticket {
///   func add(_ ticket: Ticket) throws { try insert(ticket) }
///   func ticket(_ id: Int) throws -> Ticket? { try fetch(id) }
///   func tickets(for play: String) throws -> [Ticket] { try fetch { $0.play == play } }
/// }
///
/// let tickets = InMemoryCollection([Ticket(id: 7, play: "Hamlet")])
/// container.register(tickets, as: (any TicketStore).self)
/// ```
///
/// It does what a database does: identities are unique, a transaction takes effect as a whole or not
/// at all, and any operation can fail:
///
/// ```swift
/// tickets.failNext(.writes, with: DiskFull())
/// ```
///
/// It is a ``TestDouble``: the calls are in the ``TestDouble/callHistory``, and resetting or closing
/// its container restores the elements it was made with and removes the failures. A snapshot of the
/// container restores the elements of that moment.
///
/// It may be used from any thread. Each operation takes effect in one moment between its call and its
/// return.
public final class InMemoryCollection<Element: Identifiable & Sendable>: TestDouble
where Element.ID: Sendable {
  /// The identity of an element.
  public typealias ID = Element.ID
  /// The operations that can be made to fail.
  public typealias Operation = InMemoryCollectionOperation<Element.ID>

  /// The recorded insertions.
  public let insertions: Spy<Element>
  /// The recorded updates.
  public let updates: Spy<Element>
  /// The recorded saves.
  public let saves: Spy<Element>
  /// The recorded deletions, with the identities.
  public let deletions: Spy<ID>
  /// The recorded fetches by identity.
  public let fetches: Spy<ID>
  /// The recorded queries and counts.
  public let queries: Spy<Void>
  /// The recorded transactions, those that failed included.
  public let transactions: Spy<Void>

  let failures: CollectionFailureList<ID>
  let space: CollectionSpace<Element>
  private let initial: CollectionState<Element>

  /// Makes a collection.
  ///
  /// - Parameter elements: the elements at the start, and after each reset, in this order. Of several
  ///   with one identity, the last one counts.
  public init(_ elements: [Element] = []) {
    initial = CollectionState(elements)
    space = CollectionSpace(.root(initial))
    failures = CollectionFailureList()
    insertions = Spy<Element>("insert(_:)").unjudged()
    updates = Spy<Element>("update(_:)").unjudged()
    saves = Spy<Element>("save(_:)").unjudged()
    deletions = Spy<ID>("delete(_:)").unjudged()
    fetches = Spy<ID>("fetch(_:)").unjudged()
    queries = Spy<Void>("fetch()").unjudged()
    transactions = Spy<Void>("transaction()").unjudged()
  }

  /// Makes the collection that a transaction works on: it shares what records and fails.
  init(in space: CollectionSpace<Element>, of outer: InMemoryCollection) {
    self.space = space
    initial = outer.initial
    (failures, insertions, updates, saves) =
      (outer.failures, outer.insertions, outer.updates, outer.saves)
    (deletions, fetches, queries, transactions) =
      (outer.deletions, outer.fetches, outer.queries, outer.transactions)
  }

  /// The elements, in the order in which they were inserted.
  ///
  /// Reading them is not recorded, and never fails. Within a transaction, they are those of the
  /// transaction, which then conflicts with others that change any.
  ///
  /// - Complexity: O(*n* log *n*).
  public var elements: [Element] { space.everything }

  /// The number of elements. Reading it is not recorded.
  public var count: Int { space.count }
}

extension InMemoryCollection: StatefulDouble {
  func resetState() {
    failures.removeAll()
    space.restore(initial)
  }

  func stateRestorer() -> @Sendable () -> Void {
    let earlier = space.state
    return { [space] in space.restore(earlier) }
  }
}
