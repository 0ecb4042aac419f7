import Synchronization

/// The quick way to built instances: what a container lets readers look up without its lock.
///
/// It owns nothing but its tables. Invariants: whatever the published one leads to is also held by
/// the container's registrations or instances, and is what a resolve of its key gives. Every change
/// of those withdraws it first; from then until something is inserted, nobody reads any.
struct ReadCache: ~Copyable, Sendable {
  let cell: EpochCell
  /// The table that is published; none until something is built.
  private var table: ReadTable?
  private var count = 0

  init(_ cell: EpochCell = EpochCell()) { self.cell = cell }

  // Readers hold the container, so there are none.
  deinit { table?.free() }

  @inline(__always)
  borrowing func find(
    _ type: any Any.Type,
    name: String?,
    bits: UInt
  ) -> Unmanaged<InstanceRecord>? {
    table?.find(type, name: name, bits: bits)
  }

  /// The instance that a resolve of the key gives as it is, and what it was built from.
  @inline(__always)
  borrowing func entry(for key: Key) -> ReadTable.Find? { table?.entry(for: key) }

  /// Lets readers find an instance.
  ///
  /// - Complexity: O(1), amortised.
  mutating func insert(_ instance: InstanceRecord, of registration: RegistrationRecord) {
    let table = tableWithRoom()
    let find = ReadTable.Find(
      instance: .passUnretained(instance),
      registration: .passUnretained(registration)
    )
    if table.insert(find) { count += 1 }
  }

  /// Takes the table from the readers, and returns when nobody reads it any more: whatever it led to
  /// may be let go of. Those who come now take the lock.
  ///
  /// This waits for readers under the lock; they never wait for one while they read.
  ///
  /// - Parameter park: as in ``ReaderSlot/awaitEnd(of:park:)``.
  mutating func withdraw(park: ReaderSlot.Parking = ReaderSlot.sleep) {
    guard let old = table else { return }
    // For all threads alike before the look at the slots: see `ReaderSlots`.
    _ = cell.table.exchange(0, ordering: .sequentiallyConsistent)
    cell.slots.awaitReaders(where: old.includes, park: park)
    old.free()
    table = nil
    count = 0
  }

  /// Half of it stays empty, so that searches are short and end.
  private mutating func tableWithRoom() -> ReadTable {
    if let table, 2 * (count + 1) <= table.capacity { return table }
    let next = table?.grown() ?? ReadTable(capacity: 8)
    cell.table.store(next.address, ordering: .releasing)
    table = next
    return next
  }
}
