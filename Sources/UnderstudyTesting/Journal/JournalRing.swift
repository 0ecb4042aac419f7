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
  /// What the overwritten records add up to; `nil` if no report needs it.
  private var droppedTotals: ResolveTotals?

  /// The number of all records, overwritten ones included.
  var total: Int { records.count + dropped }

  /// - Parameter isTotalled: whether ``totals`` covers overwritten records, too.
  init(limit: Int, isTotalled: Bool = false) {
    self.limit = max(1, limit)
    if isTotalled { droppedTotals = ResolveTotals() }
  }

  mutating func add(_ record: consuming JournalRecord) {
    if records.count < limit {
      // Room for those of a usual test at once, rather than by doubling; and less than a kilobyte, for
      // more than which the allocator first tidies up.
      if records.isEmpty { records.reserveCapacity(min(limit, 11)) }
      records.append(record)
      return
    }
    droppedTotals?.add(records[oldest])
    records[oldest] = record
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    dropped += 1
  }

  /// What the records add up to.
  ///
  /// - Complexity: O(n) in the number of records that are kept.
  var totals: ResolveTotals {
    var totals = droppedTotals ?? ResolveTotals(capacity: min(records.count, 16))
    for index in oldest..<records.count { totals.add(records[index]) }
    for index in 0..<oldest { totals.add(records[index]) }
    return totals
  }

  /// The records, the oldest first.
  var inOrder: [JournalRecord] { Array(records[oldest...] + records[..<oldest]) }
}
