/// The operations of a collection in memory that are to fail.
///
/// ```swift
/// tickets.failNext(.writes, with: DiskFull())
/// tickets.failEach(.reads(of: 7), with: Damaged())
/// ```
public struct InMemoryCollectionOperation<ID: Hashable & Sendable>: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case all, reads, writes, commits
    case readsOf(ID)
    case writesOf(ID)
  }

  let kind: Kind

  /// Every operation.
  public static var all: Self { .init(kind: .all) }
  /// Fetches by identity, queries and counts.
  public static var reads: Self { .init(kind: .reads) }
  /// Insertions, updates, saves and deletions, in transactions too.
  public static var writes: Self { .init(kind: .writes) }
  /// The ends of transactions, which then change nothing.
  public static var commits: Self { .init(kind: .commits) }
  /// Fetches of one identity. Queries that would find it are not among them.
  ///
  /// - Parameter id: the identity of the element.
  public static func reads(of id: ID) -> Self { .init(kind: .readsOf(id)) }
  /// Writes of one identity.
  ///
  /// - Parameter id: the identity of the element.
  public static func writes(of id: ID) -> Self { .init(kind: .writesOf(id)) }
}
