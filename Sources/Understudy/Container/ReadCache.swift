import Synchronization

/// The quick way to built instances: what a container lets readers look up without its lock.
///
/// It owns nothing but its tables. Invariants: whatever the published one leads to is also held by
/// the container's registrations or instances, and is what a resolve of its key gives. Every change
/// of those withdraws it first; from then until something is inserted, nobody reads any.
///
/// States: *empty*; *lone*, an instance that only those with the lock find; *published*. Each insert
/// goes one step on, also that of the lone instance, which is asked for a second time then: a fork
/// that is made for one look-up needs no table.
struct ReadCache: ~Copyable, Sendable {
  private let address: Unmanaged<EpochCell>
  private var ownsCell = true
  /// There is none where there is a table.
  private var lone: ReadTable.Find?
  /// The table that is published; none until there is something for readers.
  private var table: ReadTable?
  private var count = 0

  init(_ cell: EpochCell = EpochCell()) { address = .passRetained(cell) }

  // Readers hold the container, so there are none.
  deinit {
    table?.free()
    if ownsCell { address.release() }
  }

  /// Gives the cell to an owner who holds it as long as this is used; counting it twice would be a
  /// good part of making a container.
  mutating func handOverCell() -> EpochCell {
    guard ownsCell else { return address.takeUnretainedValue() }
    ownsCell = false
    return address.takeRetainedValue()
  }

  @inline(__always)
  borrowing func find(
    _ type: any Any.Type,
    name: String?,
    bits: UInt
  ) -> Unmanaged<InstanceRecord>? {
    if let lone { return lone.matches(type, name, bits) ? lone.instance : nil }
    return table?.find(type, name: name, bits: bits)
  }

  /// The instance that a resolve of the key gives as it is, and what it was built from.
  @inline(__always)
  borrowing func entry(for key: Key) -> ReadTable.Find? {
    if let lone { return lone.matches(key.type, key.name, key.bits) ? lone : nil }
    return table?.entry(for: key)
  }

  /// Lets readers find an instance, if it is not the first.
  ///
  /// - Complexity: O(1), amortised.
  mutating func insert(_ instance: InstanceRecord, of registration: RegistrationRecord) {
    let find = ReadTable.Find(
      instance: .passUnretained(instance),
      registration: .passUnretained(registration)
    )
    if table == nil, lone == nil {
      lone = find
      return
    }
    if let first = lone.take() { publish(first) }
    publish(find)
  }

  private mutating func publish(_ find: ReadTable.Find) {
    if tableWithRoom().insert(find) { count += 1 }
  }

  /// Takes the table from the readers, and returns when nobody reads it any more: whatever it led to
  /// may be let go of. Those who come now take the lock.
  ///
  /// This waits for readers under the lock; they never wait for one while they read.
  ///
  /// - Parameter park: as in ``ReaderSlot/awaitEnd(of:park:)``.
  mutating func withdraw(park: ReaderSlot.Parking = ReaderSlot.sleep) {
    lone = nil
    guard let old = table else { return }
    let cell = address.takeUnretainedValue()
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
    address.takeUnretainedValue().table.store(next.address, ordering: .releasing)
    table = next
    return next
  }
}
