/// The last records of a journal: a queue that overwrites its oldest when it is full.
///
/// Most tests resolve little, so it starts without memory and grows with its contents.
///
/// Invariants: `records.count <= limit`; `oldest` is 0 until it is full, and then the index of the
/// next record to overwrite.
struct JournalRing {
  let limit: Int
  private var records: [JournalRecord] = []
  private var oldest = 0
  /// The number of overwritten records.
  private(set) var dropped = 0

  /// The number of all records, overwritten ones included.
  var total: Int { records.count + dropped }

  init(limit: Int) { self.limit = max(1, limit) }

  mutating func add(_ record: consuming JournalRecord) {
    if records.count < limit {
      // Room for the first few at once, rather than by doubling.
      if records.isEmpty { records.reserveCapacity(min(limit, 8)) }
      records.append(record)
      return
    }
    records[oldest] = record
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    dropped += 1
  }

  /// The records, the oldest first.
  var inOrder: [JournalRecord] { Array(records[oldest...] + records[..<oldest]) }
}
