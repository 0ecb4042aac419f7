/// The error of a collection in memory that does what a database does.
///
/// ```swift
/// #expect(throws: InMemoryCollectionError.alreadyExists(id: "7", element: "Ticket")) {
///   try tickets.insert(ticket)
/// }
/// ```
public enum InMemoryCollectionError: Error, Hashable, Sendable {
  /// An element with this identity was inserted before.
  case alreadyExists(id: String, element: String)
  /// There is no element with this identity to update.
  case notFound(id: String, element: String)
  /// Something that the transaction has read or written was changed by others in the meantime. The
  /// transaction has changed nothing.
  case conflict(element: String)
  /// The collection that a transaction passed to its closure was used after its end.
  case transactionEnded(element: String)
}

extension InMemoryCollectionError: CustomStringConvertible {
  /// What failed, and for which element.
  public var description: String {
    switch self {
    case .alreadyExists(let id, let element):
      """
      \(element) \(id) cannot be inserted: there is one with this identity.
        fix: call update(_:), or save(_:), which inserts or updates.
      """
    case .notFound(let id, let element):
      """
      \(element) \(id) cannot be updated: there is none with this identity.
        fix: call insert(_:) first, or save(_:), which inserts or updates.
      """
    case .conflict(let element):
      """
      A transaction on \(element) was rolled back: code outside it has changed what it read or wrote.
        fix: call transaction(_:) again, or run the transactions one after the other.
      """
    case .transactionEnded(let element):
      """
      The collection of a transaction on \(element) was used after the end of the transaction.
        fix: use the closure's parameter inside the closure only; outside, use the collection itself.
      """
    }
  }
}
