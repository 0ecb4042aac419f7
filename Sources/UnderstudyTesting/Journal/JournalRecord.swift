import Understudy

/// A resolve as a journal stores it: smaller than an entry, with numbers in place of keys.
struct JournalRecord {
  /// The number of the resolved key in the journal's ``KeyTallies``.
  let key: KeyTallies.Number
  /// The number of the key whose factory made the resolve; negative if none did.
  var asker: KeyTallies.Number = -1
  var depth: Int32 = 1
  var outcome = Journal.Entry.Outcome.given
  var wasBuilt = false
  var duration = Duration.zero
  let container: UInt64
  let label: String?
  let site: ShortSite?
}

extension Journal.Entry {
  /// - Parameter keys: the keys that its numbers stand for.
  init(_ record: JournalRecord, _ keys: KeyTallies) {
    self.init(
      key: keys.key(record.key),
      site: record.site?.site,
      asker: record.asker < 0 ? nil : keys.key(record.asker),
      containerLabel: record.label,
      wasBuilt: record.wasBuilt,
      duration: record.duration,
      outcome: record.outcome,
      depth: Int(record.depth),
      container: record.container
    )
  }
}

extension ContainerEvent {
  /// The end of a resolve; `nil` for an event that is none.
  var ending: (outcome: Journal.Entry.Outcome, wasBuilt: Bool)? {
    switch kind {
    case .resolved(let cacheHit): (.given, !cacheHit)
    case .failed(let error): (.failed(error.kind), false)
    default: nil
    }
  }
}
