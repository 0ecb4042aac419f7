import Synchronization

/// The fast path to built instances: what readers can look up without the container's lock.
///
/// It owns nothing but its tables. Invariants: everything in the published table is also held by
/// the container's registrations or instances, and is what a resolve of its key gives. Every change
/// of those withdraws the table first; from then until the next insert, there is no table to read.
///
/// States: *empty*; *lone*, one instance that is found only under the lock; *published*. Each
/// insert goes one step further, also when the lone instance is inserted a second time: a fork that
/// is made for one lookup needs no table.
struct ReadCache: ~Copyable, Sendable {
  private let address: Unmanaged<ChangeCounter>
  private var ownsCell = true
  /// The lone instance; `nil` if there is a table.
  private var lone: ReadTable.Find?
  /// The published table; `nil` until there is something for readers.
  private var table: ReadTable?
  private var count = 0

  init(_ cell: ChangeCounter = ChangeCounter()) { address = .passRetained(cell) }

  // Readers hold the container, so there are none.
  deinit {
    table?.free()
    if ownsCell { address.release() }
  }

  /// Gives the cell to an owner that holds it as long as this is used; counting it twice would be a
  /// considerable part of the cost of making a container.
  mutating func handOverCell() -> ChangeCounter {
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

  /// The instance that a resolve of the key gives as it is, and its registration.
  @inline(__always)
  borrowing func entry(for key: Key) -> ReadTable.Find? { entry(key.type, key.name, key.bits) }

  @inline(__always)
  borrowing func entry(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> ReadTable.Find? {
    if let lone { return lone.matches(type, name, bits) ? lone : nil }
    return table?.entry(type, name, bits)
  }

  /// Makes an instance available to readers, unless it is the first.
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

  /// Withdraws the table from readers, and returns when the last reader has left: what it led to
  /// may then be released. Later readers take the lock.
  ///
  /// This waits for readers under the lock; they never wait for a lock while they read.
  ///
  /// - Parameter park: as in ``ReaderSlot/awaitEnd(of:park:)``.
  mutating func withdraw(park: ReaderSlot.Parking = ReaderSlot.sleep) {
    lone = nil
    guard let old = table else { return }
    let cell = address.takeUnretainedValue()
    // Visible to all threads before the slots are checked: see `ReaderSlots`.
    _ = cell.table.exchange(0, ordering: .sequentiallyConsistent)
    cell.slots.awaitReaders(where: old.includes, park: park)
    old.free()
    table = nil
    count = 0
  }

  /// Half of the table stays empty, so that searches are short and end.
  private mutating func tableWithRoom() -> ReadTable {
    if let table, 2 * (count + 1) <= table.capacity { return table }
    let next = table?.grown() ?? ReadTable(capacity: 8)
    address.takeUnretainedValue().table.store(next.address, ordering: .releasing)
    table = next
    return next
  }
}
