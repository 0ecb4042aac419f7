/// The last entries of a journal: a queue that overwrites its oldest when it is full.
///
/// Invariants: `entries.count <= limit`; `oldest` is 0 until it is full, and then the place of the
/// entry that goes next.
struct JournalRing {
  let limit: Int
  private var entries: [Journal.Entry] = []
  private var oldest = 0
  /// How many entries were overwritten.
  private(set) var dropped = 0

  init(limit: Int) { self.limit = max(1, limit) }

  mutating func add(_ entry: Journal.Entry) {
    if entries.count < limit {
      entries.append(entry)
      return
    }
    entries[oldest] = entry
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    dropped += 1
  }

  /// The oldest first.
  var inOrder: [Journal.Entry] { Array(entries[oldest...] + entries[..<oldest]) }
}
